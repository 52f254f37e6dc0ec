/**
 * Colors by meaning; components never name a shade. Their values per theme are in palettes.ts, which only the
 * stylesheet needs.
 */
export const colorNames = [
  'canvas',
  'surface',
  'sunken',
  'raised',
  'field',
  'hover',
  'border',
  'borderStrong',
  'text',
  'muted',
  'subtle',
  'accent',
  'accentHover',
  'accentSoft',
  'accentText',
  'onAccent',
  'highlight',
  'highlightSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerHover',
  'dangerSoft',
  'onDanger',
  'focus',
  'overlay',
  'skeleton',
  'shadow',
  // Lines of the status-code graph.
  'status200',
  'status301',
  'status400',
  'status403',
  'status404',
  'status406',
  'status500',
  'status503',
  'statusOther',
] as const;

export type ColorName = (typeof colorNames)[number];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** The custom property of a semantic color. */
export const colorVariable = (name: ColorName): string => `--dd-color-${kebab(name)}`;

/** Semantic colors as `var(…)` references, for components. */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/** The canvas behind a dialog as an opaque color, for the width of a scrollbar, which no overlay reaches. */
export const dimmedCanvas = '--dd-dimmed-canvas';

/** Space on a 4-point scale, in CSS lengths. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

/** Corner radii by the kind of element. */
export const radius = { small: '4px', control: '8px', card: '12px', dialog: '16px', pill: '999px' } as const;

/** Control heights; `touch` is the minimum target below the phone breakpoint. */
export const controlHeight = { small: '28px', medium: '36px', large: '44px', touch: '44px' } as const;

/** Font families with the metric-compatible fallbacks that `fonts.css` declares. */
export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
} as const;

/** Type styles as complete CSS declarations: size/line height, weight and tracking together. */
export const text = {
  caption: 'font-size: 12px; line-height: 16px;',
  small: 'font-size: 13px; line-height: 20px;',
  body: 'font-size: 14px; line-height: 20px;',
  large: 'font-size: 16px; line-height: 24px;',
  label: 'font-size: 13px; line-height: 20px; font-weight: 500;',
  heading: 'font-size: 16px; line-height: 24px; font-weight: 600; letter-spacing: -0.01em;',
  title: 'font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em;',
  page: 'font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em;',
  display: 'font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.01em;',
} as const;

/** Durations with easing. Transform and opacity only; color may follow `state`. */
export const motion = { state: '120ms ease-out', entry: '200ms ease-out' } as const;

/** The only shadow, for overlays. */
export const shadow = {
  overlay: `0 12px 32px var(${colorVariable('shadow')}), 0 2px 6px var(${colorVariable('shadow')})`,
} as const;

/** Media queries. `phone` is below the spec's 768 px (section 9), `narrow` below 1100 px. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  desktop: '@media (min-width: 768px)',
  narrow: '@media (max-width: 1099.98px)',
  /** Fingers. */
  coarse: '@media (pointer: coarse)',
  /** Where fingers press: targets are at least 44 px, and text in fields 16 px, below which iOS magnifies the page. */
  touch: '@media (max-width: 767.98px), (pointer: coarse)',
  /** A low window, such as one that is magnified four times: what sticks would cover what has the focus. */
  low: '@media (max-height: 400px)',
  /** Where a pointer can be over something without pressing it. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** The keyboard focus ring: 2 px wide, 2 px away. Use inside `&:focus-visible`. */
export const focusRing = `outline: 2px solid var(${colorVariable('focus')}); outline-offset: 2px;`;

/** The `position` of bars that stick, in a low window `relative`: they need `top` or `bottom` 0 there. */
export const stuck = 'var(--dd-stuck, sticky)';

/**
 * Makes the target of a small control as large as a finger, and moves nothing. The control is positioned, and has no
 * other `::after`.
 */
export const touchArea = `${media.touch} { &::after { content: ''; position: absolute; inset: min(0px, (100% - ${controlHeight.touch}) / 2); } }`;

/** Stacking order, from the page up. */
export const layer = { sticky: 10, sidebar: 20, bar: 30, overlay: 100, toast: 200 } as const;

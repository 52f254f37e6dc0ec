import { amber, green, indigo, ink, night, red, teal } from './base';

/** The two looks of the product; `system` is resolved to one of them before anything is drawn. */
export type ThemeName = 'light' | 'dark';

/**
 * Colours by meaning. Both looks define the same names; a component names the meaning and never
 * the shade.
 */
const light = {
  canvas: ink[25],
  surface: ink[0],
  sunken: ink[75],
  raised: ink[0],
  field: ink[0],
  hover: ink[50],
  border: ink[100],
  borderStrong: ink[400],
  text: ink[900],
  muted: ink[600],
  subtle: ink[500],
  accent: indigo[600],
  accentHover: indigo[700],
  accentSoft: indigo[50],
  accentText: indigo[600],
  onAccent: '#FFFFFF',
  highlight: teal[700],
  highlightSoft: teal[50],
  success: green[700],
  successSoft: green[50],
  warning: amber[700],
  warningSoft: amber[50],
  danger: red[700],
  dangerHover: red[800],
  dangerSoft: red[50],
  onDanger: '#FFFFFF',
  focus: indigo[600],
  overlay: 'rgba(18, 21, 43, 0.44)',
  skeleton: ink[75],
  shadow: 'rgba(18, 21, 43, 0.16)',
  // Lines of the status-code graph. Neighbours in the list differ in lightness as well as in hue, for
  // eyes that tell few hues apart.
  status200: '#0B7A5B',
  status301: '#2F7FE0',
  status400: '#B86E00',
  status403: '#C2185B',
  status404: '#6D3BD1',
  status406: '#0E8CA3',
  status500: '#8C1616',
  status503: '#31408F',
  statusOther: '#6B7186',
} as const;

/** Name of a semantic colour. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  canvas: night[25],
  surface: night[50],
  sunken: night[0],
  raised: night[75],
  field: night[25],
  hover: night[85],
  border: night[100],
  borderStrong: night[300],
  text: night[900],
  muted: night[600],
  subtle: night[500],
  accent: indigo[400],
  accentHover: indigo[300],
  accentSoft: indigo[800],
  accentText: indigo[300],
  onAccent: night[25],
  highlight: teal[400],
  highlightSoft: teal[900],
  success: green[400],
  successSoft: green[900],
  warning: amber[400],
  warningSoft: amber[900],
  danger: red[400],
  dangerHover: '#FF9A9E',
  dangerSoft: red[900],
  onDanger: night[25],
  focus: indigo[300],
  overlay: 'rgba(4, 5, 12, 0.66)',
  skeleton: '#20254A',
  shadow: 'rgba(0, 0, 0, 0.5)',
  status200: '#3DDBA4',
  status301: '#5AA2F5',
  status400: '#F0A53C',
  status403: '#FF74B1',
  status404: '#B79CFF',
  status406: '#56D6EA',
  status500: '#FF6257',
  status503: '#EDE77A',
  statusOther: '#98A0C4',
};

/** Colour values of each look, for the stylesheet and the contrast test; components use `color`. */
export const palettes: Record<ThemeName, Record<ColorName, string>> = { light, dark };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** The custom property that carries a semantic colour. */
export const colorVariable = (name: ColorName): string => `--dd-color-${kebab(name)}`;

/** Semantic colours as `var(…)` references: what components read. */
export const color = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/**
 * Every foreground/background pair that components may combine, with the contrast it must reach
 * (WCAG 2.2 AA: 4.5 for text, 3 for icons and the borders of controls). Checked by a test.
 */
export const contrastPairs: ReadonlyArray<{
  foreground: ColorName;
  background: ColorName;
  minimum: 4.5 | 3;
}> = [
  ...(['canvas', 'surface', 'sunken', 'raised', 'field', 'hover'] as const).flatMap((background) => [
    { foreground: 'text' as const, background, minimum: 4.5 as const },
    { foreground: 'muted' as const, background, minimum: 4.5 as const },
    { foreground: 'subtle' as const, background, minimum: 4.5 as const },
    { foreground: 'accentText' as const, background, minimum: 4.5 as const },
    { foreground: 'success' as const, background, minimum: 4.5 as const },
    { foreground: 'warning' as const, background, minimum: 4.5 as const },
    { foreground: 'danger' as const, background, minimum: 4.5 as const },
    { foreground: 'highlight' as const, background, minimum: 4.5 as const },
    { foreground: 'borderStrong' as const, background, minimum: 3 as const },
    { foreground: 'focus' as const, background, minimum: 3 as const },
  ]),
  ...(
    [
      'status200',
      'status301',
      'status400',
      'status403',
      'status404',
      'status406',
      'status500',
      'status503',
      'statusOther',
    ] as const
  ).map((foreground) => ({ foreground, background: 'surface' as const, minimum: 3 as const })),
  { foreground: 'surface', background: 'text', minimum: 4.5 },
  { foreground: 'onAccent', background: 'accent', minimum: 4.5 },
  { foreground: 'onAccent', background: 'accentHover', minimum: 4.5 },
  { foreground: 'onDanger', background: 'danger', minimum: 4.5 },
  { foreground: 'onDanger', background: 'dangerHover', minimum: 4.5 },
  { foreground: 'accentText', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'text', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'accentSoft', minimum: 4.5 },
  { foreground: 'success', background: 'successSoft', minimum: 4.5 },
  { foreground: 'text', background: 'successSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'successSoft', minimum: 4.5 },
  { foreground: 'warning', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'text', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'warningSoft', minimum: 4.5 },
  { foreground: 'danger', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'text', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'muted', background: 'dangerSoft', minimum: 4.5 },
  { foreground: 'highlight', background: 'highlightSoft', minimum: 4.5 },
];

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

/** Corner radii by what they round. */
export const radius = { small: '4px', control: '8px', card: '12px', dialog: '16px', pill: '999px' } as const;

/** Control heights; `touch` is the least height of a target below the phone breakpoint. */
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

/** Durations with their easing. Transform and opacity only; colour may follow `state`. */
export const motion = { state: '120ms ease-out', entry: '200ms ease-out' } as const;

/** The one shadow: it lifts overlays, nothing else. */
export const shadow = {
  overlay: `0 12px 32px var(${colorVariable('shadow')}), 0 2px 6px var(${colorVariable('shadow')})`,
} as const;

/** Media queries. `phone` is below the spec's 768 px (section 9), `narrow` below 1100 px. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  desktop: '@media (min-width: 768px)',
  narrow: '@media (max-width: 1099.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Visible keyboard focus: a 2 px ring, 2 px away. Use inside `&[data-focus-visible]`. */
export const focusRing = `outline: 2px solid var(${colorVariable('focus')}); outline-offset: 2px;`;

/** Stacking order, from the page up. */
export const layer = { sticky: 10, sidebar: 20, bar: 30, overlay: 100, toast: 200 } as const;

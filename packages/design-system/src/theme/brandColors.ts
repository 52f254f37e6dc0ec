import { ink, night } from '../tokens/base';
import { contrast } from '../tokens/contrast';
import { palettes, type ThemeName } from '../tokens/palettes';
import { colorVariable, type ColorName } from '../tokens/semantic';

/** The colors that a brand decides. */
const branded = [
  'accent',
  'accentHover',
  'accentSoft',
  'accentText',
  'onAccent',
  'focus',
  'highlight',
  'highlightSoft',
] as const satisfies readonly ColorName[];

type Branded = Record<(typeof branded)[number], string>;

export interface BrandColors {
  /** The values of the light and the dark theme, by custom property; empty without a brand's color. */
  readonly variables: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** What could not be used as it is: a key of the config, and a sentence for the operator. */
  readonly notes: readonly { readonly key: string; readonly message: string }[];
}

/** A color in OKLCH, whose lightness is that of perception. */
interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab */
function toLch(hex: string): Lch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, blue),
    h: Math.atan2(blue, a),
  };
}

function toRgb({ l, c, h }: Lch): readonly number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The color with as much of its chroma as sRGB has at its lightness. */
function toHex(color: Lch): string {
  let { c } = color;
  let rgb = toRgb(color);
  while (c > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = toRgb({ ...color, c });
  }
  return `#${rgb
    .map((value) =>
      Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const STEP = 0.004;

/** The color of the nearest lightness that fits, and how far it is. */
function nearest(color: Lch, fits: (hex: string) => boolean): { hex: string; distance: number } {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [color.l - distance, color.l + distance]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (fits(hex)) return { hex, distance };
    }
  }
  throw new Error('No lightness has this contrast');
}

/** Whether a color has the contrast of text (WCAG 2.2 AA) on each of the others. */
const isReadable = (hex: string, others: readonly string[]): boolean =>
  others.every((other) => contrast(hex, other) >= 4.5);

/** A color and its soft background, on which it and other texts can be read. */
function withSoft(color: Lch, theme: ThemeName, texts: readonly string[]): { text: string; soft: string } {
  const { canvas, surface, sunken, raised, field, hover } = palettes[theme];
  const soft = nearest(
    theme === 'light'
      ? { ...color, l: 0.955, c: Math.min(color.c, 0.03) }
      : { ...color, l: 0.3, c: Math.min(color.c, 0.075) },
    (hex) => isReadable(hex, texts),
  ).hex;
  const text = nearest(color, (hex) =>
    isReadable(hex, [canvas, surface, sunken, raised, field, hover, soft]),
  ).hex;
  return { text, soft };
}

interface Choice {
  readonly on: string;
  readonly hex: string;
  readonly distance: number;
}

function accentColors(accent: string, theme: ThemeName): Omit<Branded, 'highlight' | 'highlightSoft'> {
  const color = toLch(accent);
  const { text, muted } = palettes[theme];
  const [bright, dim] = ['#FFFFFF', theme === 'light' ? ink[900] : night[25]].map((on) => {
    const { hex, distance } = nearest(color, (candidate) => isReadable(candidate, [on]));
    return { on, hex, distance };
  }) as [Choice, Choice];
  const best = dim.distance < bright.distance ? dim : bright;
  const away = best.on === '#FFFFFF' ? -0.06 : 0.06;
  const used = toLch(best.hex);
  const soft = withSoft(color, theme, [text, muted]);
  return {
    accent: best.hex,
    accentHover: toHex({ ...used, l: Math.min(1, Math.max(0, used.l + away)) }),
    accentSoft: soft.soft,
    accentText: soft.text,
    onAccent: best.on,
    focus: soft.text,
  };
}

/**
 * The colors of a brand in both themes: of its accent and its highlight, the nearest in lightness that keep the contrast
 * of every declared pair (palettes.ts).
 *
 * @param options.accent `#rrggbb`, of buttons, links and the current page.
 * @param options.highlight `#rrggbb`, of search matches.
 */
export function brandColors({
  accent,
  highlight,
}: {
  readonly accent: string | null;
  readonly highlight: string | null;
}): BrandColors {
  const notes: { key: string; message: string }[] = [];
  const variables: Record<string, [string, string]> = {};
  const colorsOf = (theme: ThemeName): Partial<Branded> => {
    const colors: Partial<Branded> = accent === null ? {} : accentColors(accent, theme);
    if (highlight !== null) {
      const { text, soft } = withSoft(toLch(highlight), theme, [palettes[theme].text]);
      Object.assign(colors, { highlight: text, highlightSoft: soft });
    }
    for (const [key, given, used] of [
      ['accent', accent, colors.accent],
      ['highlight', highlight, colors.highlight],
    ] as const) {
      if (given !== null && used !== given.toLowerCase())
        notes.push({
          key: `brand.${key}`,
          message: `${given} is used as ${used} in the ${theme} theme, for its contrast`,
        });
    }
    return colors;
  };
  const [light, dark] = [colorsOf('light'), colorsOf('dark')];
  for (const name of branded) {
    const [one, other] = [light[name], dark[name]];
    if (one !== undefined && other !== undefined) variables[colorVariable(name)] = [one, other];
  }
  return { variables, notes };
}

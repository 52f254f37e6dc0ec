import { contrast } from '../../packages/design-system/src/tokens/contrast.ts';
import { contrastPairs, palettes, type ThemeName } from '../../packages/design-system/src/tokens/palettes.ts';
import { permittedUse } from './permittedUse.ts';
import {
  colorNames,
  colorVariable,
  controlHeight,
  fontFamily,
  layer,
  motion,
  radius,
  shadow,
  space,
  text,
  type ColorName,
} from '../../packages/design-system/src/tokens/semantic.ts';

/*
 * The tokens in the format of the Design Tokens Community Group, version 2025.10: one file of tokens that are
 * the same in both themes, one file per theme, and a resolver that combines them.
 */

/** A token, or a group of tokens by name. */
export interface TokenTree {
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: unknown;
}

const EXTENSION = 'com.dropdeck';

const dimension = (css: string): { value: number; unit: 'px' } => ({
  value: Number.parseFloat(css),
  unit: 'px',
});

const group = (
  $type: string,
  $description: string,
  values: Readonly<Record<string, unknown>>,
): TokenTree => ({
  $type,
  $description,
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});

const dimensions = ($description: string, values: Readonly<Record<string, string>>): TokenTree =>
  group(
    'dimension',
    $description,
    Object.fromEntries(Object.entries(values).map(([name, css]) => [name, dimension(css)])),
  );

const families = (css: string): string[] =>
  css.split(',').map((family) => family.trim().replace(/^'(.*)'$/, '$1'));

/** A type style from its CSS declarations. The format takes line heights as a multiple of the font size. */
function typography(css: string): unknown {
  const declarations = new Map(
    css
      .split(';')
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => declaration.split(':').map((part) => part.trim()) as [string, string]),
  );
  const size = Number.parseFloat(declarations.get('font-size') ?? '');
  return {
    fontFamily: '{fontFamily.sans}',
    fontSize: { value: size, unit: 'px' },
    fontWeight: Number(declarations.get('font-weight') ?? 400),
    lineHeight: Number.parseFloat(declarations.get('line-height') ?? '') / size,
    // In CSS it is relative to the font size; the format takes pixels.
    letterSpacing: {
      value: Number((Number.parseFloat(declarations.get('letter-spacing') ?? '0') * size).toFixed(4)),
      unit: 'px',
    },
  };
}

/** CSS's `ease-out` as a cubic Bézier curve. */
const EASE_OUT = [0, 0, 0.58, 1];

const transition = (css: string): unknown => ({
  duration: { value: Number.parseFloat(css), unit: 'ms' },
  delay: { value: 0, unit: 'ms' },
  timingFunction: EASE_OUT,
});

/** A CSS shadow of layers `x y blur color`, whose color is the theme's. */
const shadows = (css: string): unknown =>
  css.split(', ').map((layerCss) => {
    const [offsetX = '', offsetY = '', blur = ''] = layerCss.split(' ');
    return {
      color: '{color.shadow}',
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension('0'),
    };
  });

const map = (values: Readonly<Record<string, string>>, toValue: (css: string) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, css]) => [name, toValue(css)]));

/** The tokens that are the same in both themes. */
export const foundationTokens = (): TokenTree => ({
  space: dimensions('Distances on a 4-point scale.', space),
  radius: dimensions('Corner radii by the kind of element.', radius),
  controlHeight: dimensions('Heights of controls; `touch` is the least below 768 px.', controlHeight),
  fontFamily: group(
    'fontFamily',
    'Sans for what is read, mono for what is copied.',
    map(fontFamily, families),
  ),
  text: group('typography', 'Type styles.', map(text, typography)),
  motion: group(
    'transition',
    'Durations with easing, for transform, opacity and color.',
    map(motion, transition),
  ),
  layer: group('number', 'The stacking order, from the page up.', layer),
});

const HEX = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i;
const RGBA = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/;

/**
 * A CSS color as the format's value.
 *
 * @param css `#rrggbb` or `rgba(r, g, b, a)`.
 * @throws Error for any other notation.
 */
export function colorValue(css: string): {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
} {
  const opaque = HEX.exec(css);
  const translucent = RGBA.exec(css);
  const channels =
    opaque?.slice(1).map((hex) => Number.parseInt(hex, 16)) ?? translucent?.slice(1, 4).map(Number);
  if (channels === undefined) throw new Error(`${css} cannot be exported as a color.`);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(6))),
    alpha: Number(translucent?.[4] ?? 1),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The backgrounds on which a color may be used in a theme, with the contrast that it needs and has there. */
const contrastOf = (theme: ThemeName, name: ColorName) =>
  contrastPairs
    .filter(({ foreground }) => foreground === name)
    .map(({ background, minimum }) => ({
      background: `{color.${background}}`,
      minimum,
      ratio: Number(contrast(palettes[theme][name], palettes[theme][background]).toFixed(2)),
    }));

/** The tokens of a theme: every semantic color with its permitted use, and the shadow of overlays. */
export function themeTokens(theme: ThemeName): TokenTree {
  const colors = colorNames.map((name): [string, TokenTree] => {
    const pairs = contrastOf(theme, name);
    return [
      name,
      {
        $value: colorValue(palettes[theme][name]),
        $description: permittedUse[name],
        $extensions: {
          [EXTENSION]: { variable: colorVariable(name), ...(pairs.length > 0 && { contrast: pairs }) },
        },
      },
    ];
  });
  return {
    color: { $type: 'color', ...Object.fromEntries(colors) },
    shadow: group('shadow', 'The only shadow, for overlays.', map(shadow, shadows)),
  };
}

/** Combines the files: the foundation, then one of the two themes. */
export const resolver = () => ({
  name: 'Dropdeck',
  version: '2025.10',
  description: 'The tokens of the Dropdeck design system in the light and the dark theme.',
  sets: { foundation: { sources: [{ $ref: 'foundation.tokens.json' }] } },
  modifiers: {
    theme: {
      default: 'light',
      contexts: {
        light: [{ $ref: 'light.tokens.json' }],
        dark: [{ $ref: 'dark.tokens.json' }],
      },
    },
  },
  resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/theme' }],
});

/** The exported files by name. */
export const tokenFiles = (): Readonly<Record<string, unknown>> => ({
  'dropdeck.resolver.json': resolver(),
  'foundation.tokens.json': foundationTokens(),
  'light.tokens.json': themeTokens('light'),
  'dark.tokens.json': themeTokens('dark'),
});

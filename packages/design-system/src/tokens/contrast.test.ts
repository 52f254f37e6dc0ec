import { describe, expect, it } from 'vitest';
import { contrastPairs, palettes, type ThemeName } from './semantic';

/** Relative luminance of an opaque `#rrggbb`, by WCAG 2.2's definition. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] satisfies ThemeName[])('In the %s look', (theme) => {
  it.each(contrastPairs)(
    '$foreground on $background can be read (at least $minimum : 1)',
    ({ foreground, background, minimum }) => {
      expect(contrast(palettes[theme][foreground], palettes[theme][background])).toBeGreaterThanOrEqual(
        minimum,
      );
    },
  );
});

it('The measure gives the ratios that WCAG names for black on white and for equal colours', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#3845C9', '#3845C9')).toBe(1);
});

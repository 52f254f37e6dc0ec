import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, readableColor } from './contrast';
import { contrastPairs, palettes, type ThemeName } from './palettes';

describe.each(['light', 'dark'] satisfies ThemeName[])('the %s theme', (theme) => {
  const { surface, text } = palettes[theme];

  it.each(contrastPairs)(
    'gives $foreground on $background a contrast of at least $minimum : 1',
    ({ foreground, background, minimum }) => {
      expect(contrast(palettes[theme][foreground], palettes[theme][background])).toBeGreaterThanOrEqual(
        minimum,
      );
    },
  );

  it('makes any color of a customer readable', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`;
        expect(contrast(readableColor(hex, surface, text), surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('readableColor keeps a color that has enough contrast', () => {
  expect(readableColor('#1c2a97', palettes.light.surface, palettes.light.text)).toBe('#1c2a97');
  expect(readableColor('#1c2a97', palettes.dark.surface, palettes.dark.text)).not.toBe('#1c2a97');
});

it('contrast is 21 for black on white and 1 for equal colors, as WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#3845C9', '#3845C9')).toBe(1);
});

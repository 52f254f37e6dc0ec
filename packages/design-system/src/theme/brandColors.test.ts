import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../tokens/contrast';
import { contrastPairs, palettes } from '../tokens/palettes';
import { colorVariable, type ColorName } from '../tokens/semantic';
import { brandColors } from './brandColors';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('brandColors', () => {
  it('keeps the contrast of every declared pair in both themes, for any accent and highlight', () => {
    fc.assert(
      fc.property(hex, hex, (accent, highlight) => {
        const { variables } = brandColors({ accent, highlight });
        for (const [index, theme] of (['light', 'dark'] as const).entries()) {
          const colorOf = (name: ColorName): string =>
            variables[colorVariable(name)]?.[index] ?? palettes[theme][name];
          for (const { foreground, background, minimum } of contrastPairs) {
            const [one, other] = [colorOf(foreground), colorOf(background)];
            expect(contrast(one, other), `${theme}: ${foreground} on ${background}`).toBeGreaterThanOrEqual(
              minimum,
            );
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('uses an accent with enough contrast as it is, and says what it changes', () => {
    const { variables, notes } = brandColors({ accent: '#5865F2', highlight: null });
    expect(variables['--dd-color-accent']?.[0]).toMatch(/^#5[78]6[45]f[12]$/);
    expect(variables['--dd-color-highlight']).toBeUndefined();
    expect(brandColors({ accent: '#777777', highlight: null }).notes).toContainEqual({
      key: 'brand.accent',
      message: expect.stringMatching(/^#777777 is used as #/) as string,
    });
    expect(notes.every(({ key }) => key === 'brand.accent')).toBe(true);
  });

  it('puts dark text on a bright accent instead of darkening it', () => {
    const { variables } = brandColors({ accent: '#ffd400', highlight: null });
    expect(variables['--dd-color-accent']?.[0]).toBe('#ffd400');
    expect(variables['--dd-color-on-accent']?.[0]).toBe('#12152B');
  });

  it('changes nothing without a color', () => {
    expect(brandColors({ accent: null, highlight: null })).toEqual({ variables: {}, notes: [] });
  });
});

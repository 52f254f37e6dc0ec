import fc from 'fast-check';
import { setLocale } from '@dropdeck/text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { otherSizes, type SizeSystem } from './otherSizes';

const system = fc.constantFrom<SizeSystem>('us', 'uk');
const numbersIn = (text = ''): readonly number[] => (text.match(/[\d.]+/g) ?? []).map(Number);

describe('sizes beside EU', () => {
  it.each([
    ['36-50', 'us', '≈ US 4–15', 'About US 4 to 15'],
    ['36-50', 'uk', '≈ UK 3.5–14.5', 'About UK 3.5 to 14.5'],
    ['42-44', 'us', '≈ US 8.5–10', 'About US 8.5 to 10'],
    ['42-42', 'uk', '≈ UK 8', 'About UK 8'],
    ['45', 'us', '≈ US 11', 'About US 11'],
    ['41.5 - 43', 'us', '≈ US 8.5–9.5', 'About US 8.5 to 9.5'],
  ] as const)('say of %s in %s sizes “%s”, and in words “%s”', (range, name, short, words) => {
    expect(otherSizes(range, name)).toEqual({ role: 'img', children: short, 'aria-label': words });
  });

  it('say nothing of a text that is no range on the scale', () => {
    for (const text of ['', '-', 'all', '36-', '-50', '36-50-52', '30-34', '40-51', 'S-XL'])
      expect(otherSizes(text, 'us'), text).toBeUndefined();
  });

  it('grow with the EU size, by half sizes', () => {
    const half = fc.integer({ min: 72, max: 98 }).map((twice) => twice / 2);
    fc.assert(
      fc.property(system, half, (name, size) => {
        const [from = 0, to = 0] = numbersIn(otherSizes(`${size}-${size + 1}`, name)?.['aria-label']);
        expect(to).toBeGreaterThan(from);
        expect([from * 2, to * 2].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('keep names of systems apart from the words of a right-to-left language', () => {
    onTestFinished(() => setLocale({ isRightToLeft: false }));
    setLocale({ isRightToLeft: true });
    expect(otherSizes('36-50', 'us')?.['aria-label']).toBe('About \u2068US\u2069 4 to 15');
    expect(otherSizes('36-50', 'us')?.children).toBe('≈ US 4–15');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from './numbers';

const cases: ReadonlyArray<readonly [text: string, value: number | null]> = [
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  ['+12', 12],
  ['-12', -12],
  ['−12,5', -12.5],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['12.', 12],
  [',5', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['1 000', 1_000],
  ['1\u00A0000', 1_000],
  ['1\u202F000', 1_000],
  ['1\u2009000', 1_000],
  ["1'000", 1_000],
  ['1’000', 1_000],
  ['1_000', 1_000],
  ['1,000.50', 1_000.5],
  ['1.000,50', 1_000.5],
  ['1 000,50', 1_000.5],
  ['1’000.50', 1_000.5],
  ['1,234,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['12,345,678.90', 12_345_678.9],
  ['1234.567', 1_234.567],
  ['1.2345', 1.2345],
  ['１２０', 120],
  ['１，０００．５', 1_000.5],
  ['١٢٠', 120],
  ['١٬٠٠٠٫٥', 1_000.5],
  ['١٫٢٥٠', 1.25],
  ['۱۲۰', 120],
  ['१२', 12],
  ['\u200F١٢\u200E', 12],
  ['', null],
  [' ', null],
  ['.', null],
  ['-', null],
  ['--5', null],
  ['5-', null],
  ['- 5', null],
  ['12 50', null],
  ['1,00,0', null],
  ['1,0000,000', null],
  ['1.000.50', null],
  ['1,000,50', null],
  ['1,000.000,5', null],
  ['1000,000,000', null],
  ['1.5.5', null],
  ['1e3', null],
  ['4,06E+12', null],
  ['0x10', null],
  ['12 €', null],
  ['12abc', null],
  ['40-44', null],
  ['½', null],
  ['12²', null],
  ['①', null],
  ['Infinity', null],
];

describe('readNumber', () => {
  it.each(cases)('reads %j as %j', (text, value) => expect(readNumber(text)).toBe(value));

  it('reads each number in the format of each language', () => {
    const languages = ['en', 'de', 'de-CH', 'fr', 'es', 'ar-EG', 'fa', 'sv', 'ja'];
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    for (const language of languages) {
      const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
      fc.assert(
        fc.property(cents, (value) => {
          expect(readNumber(format.format(value / 100))).toBe(value / 100);
        }),
      );
    }
  });

  it('restores what writeNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
        const value = Number(`${digits}e-${decimals}`);
        fc.pre(!String(value).includes('e'));
        expect(readNumber(writeNumber(value))).toBe(value);
      }),
    );
    expect(writeNumber(1.125)).toBe('1.1250');
    expect(writeNumber(12.5)).toBe('12.5');
  });
});

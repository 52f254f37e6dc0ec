import { expect, it } from 'vitest';
import { palettes, type ColorName } from '../../tokens';
import { styleOf } from './statusCodes';

const codes = ['200', '301', '400', '403', '404', '406', '500', '503', '429'];

it('Every code has dashes of its own, so that none is known by its colour alone', () => {
  expect(new Set(codes.map((code) => styleOf(code).dash)).size).toBe(codes.length);
});

it.each(['light', 'dark'] as const)('Every code has a colour of its own in the %s look', (theme) => {
  const names = Object.keys(palettes[theme]).filter((name) => name.startsWith('status')) as ColorName[];
  expect(names).toHaveLength(codes.length);
  expect(new Set(names.map((name) => palettes[theme][name])).size).toBe(codes.length);
  expect(new Set(codes.map((code) => styleOf(code).color)).size).toBe(codes.length);
});

it('A code without a name is said as it is', () => {
  expect(styleOf('429').label).toBe('Status 429');
  expect(styleOf('418').color).toBe(styleOf('429').color);
});

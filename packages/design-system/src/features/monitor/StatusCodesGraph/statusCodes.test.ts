import { expect, it } from 'vitest';
import type { ColorName } from '../../../tokens';
import { palettes } from '../../../tokens/palettes';
import { styleOf } from './statusCodes';

const codes = ['200', '301', '400', '403', '404', '406', '500', '503', '429'];

it('styleOf gives every code a distinct dash pattern, so that color is never the only difference', () => {
  expect(new Set(codes.map((code) => styleOf(code).dash)).size).toBe(codes.length);
});

it.each(['light', 'dark'] as const)('styleOf gives every code a distinct color in the %s theme', (theme) => {
  const names = Object.keys(palettes[theme]).filter((name) => name.startsWith('status')) as ColorName[];
  expect(names).toHaveLength(codes.length);
  expect(new Set(names.map((name) => palettes[theme][name])).size).toBe(codes.length);
  expect(new Set(codes.map((code) => styleOf(code).color)).size).toBe(codes.length);
});

it('styleOf labels an unknown code with its number', () => {
  expect(styleOf('429').label).toBe('Status 429');
  expect(styleOf('418').color).toBe(styleOf('429').color);
});

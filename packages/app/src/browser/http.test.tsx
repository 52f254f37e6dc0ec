import { expect, it } from 'vitest';
import { parseRetryAfter } from './http';

it.each([
  ['3', 3_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:10 GMT', 10_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['', null],
  [null, null],
  ['-1', null],
  ['soon', null],
])('reads a Retry-After of %j as %j milliseconds', (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 12))).toBe(expected);
});

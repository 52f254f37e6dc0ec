import { describe, expect, it } from 'vitest';
import { parseHexColor } from './parseHexColor';

describe('parseHexColor', () => {
  it.each([
    ['#3BB2B7', '#3bb2b7'],
    ['1c2a97', '#1c2a97'],
    ['#abc', '#aabbcc'],
    [' F00 ', '#ff0000'],
  ])('normalizes “%s” to %s', (typed, read) => {
    expect(parseHexColor(typed)).toBe(read);
  });

  it.each(['', '#', 'red', '#12', '#12345', '#1234567', '##123456', '#12345g'])('rejects “%s”', (typed) => {
    expect(parseHexColor(typed)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { stripTrackers } from './trackers';

describe('trackers of a link', () => {
  it.each([
    ['https://shop.example/dunk?utm_source=x&utm_medium=y', 'https://shop.example/dunk'],
    ['https://shop.example/dunk?color=red&fbclid=1&size=42', 'https://shop.example/dunk?color=red&size=42'],
    ['https://shop.example/dunk?gclid=1#sizes?utm_source=x', 'https://shop.example/dunk#sizes?utm_source=x'],
    ['https://shop.example/?a=%20b&UTM_Source=x&a', 'https://shop.example/?a=%20b&a'],
  ])('of %s go', (link, clean) => {
    expect(stripTrackers(link).link).toBe(clean);
  });

  it('are named', () => {
    expect(stripTrackers('https://a.example/?fbclid=1&b=2&utm_campaign=3').removed).toEqual([
      'fbclid',
      'utm_campaign',
    ]);
  });

  it.each([
    'https://shop.example/dunk?ref=abc#utm_source=x',
    'https://shop.example/?q=utm_source%3Dx&gclidx=1',
    'DZ5485-612?utm_source=x',
    'https://shop.example/',
    'https://shop.example/?',
    '',
  ])('are not seen in %j, which stays as it is', (link) => {
    expect(stripTrackers(link)).toEqual({ link, removed: [] });
  });
});

import { afterEach, expect, it } from 'vitest';
import { defaultBrand } from '@dropdeck/domain/shell/brand';
import { applyKeptBrand } from './brand';

const { title } = document;
afterEach(() => {
  document.documentElement.style.cssText = '';
  document.title = title;
});

it('the brand of the last visit is applied', () => {
  const kept = {
    source: '{}',
    brand: { ...defaultBrand, name: 'Night Watch', colors: { '--dd-color-accent': ['#111111', '#eeeeee'] } },
  };
  expect(applyKeptBrand(JSON.stringify(kept))).toEqual(kept);
  expect(document.title).toBe('Night Watch');
  expect(document.documentElement.style.getPropertyValue('--dd-color-accent')).toBe(
    'light-dark(#111111, #eeeeee)',
  );
});

it.each([
  null,
  '',
  'no JSON',
  '{}',
  '{"brand":{"name":"Night Watch"}}',
  '{"brand":{"colors":{"--dd-color-accent":1}}}',
])('a kept brand that cannot be read (%s) leaves the page as it is', (text) => {
  expect(applyKeptBrand(text)).toBeNull();
  expect(document.documentElement.style.cssText).toBe('');
  expect(document.title).toBe(title);
});

import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createTestEnv, testConfig } from '../../kernel/testing';
import { $brand, $isBrandUnread, brandRead, defaultBrand, type Brand } from './index';
import { readBrand } from './read';

const brand = { name: 'Night Watch', accent: '#ffd400' };
const read: Brand = { ...defaultBrand, name: 'Night Watch' };
const kept = { source: JSON.stringify(brand), brand: read };

describe('the brand', () => {
  it('is the product’s own without one in the config', async () => {
    const env = createTestEnv();
    expect(env.scope.getState($brand).name).toBe('');
    await env.start();
    expect(env.scope.getState($brand)).toEqual(defaultBrand);
    expect(env.scope.getState($isBrandUnread)).toBe(false);
  });

  it('is unnamed until that of the config has been read', async () => {
    const env = createTestEnv({ config: { ...testConfig, brand } });
    await env.start();
    expect(env.scope.getState($brand).name).toBe('');
    expect(env.scope.getState($isBrandUnread)).toBe(true);
    await allSettled(brandRead, { scope: env.scope, params: kept });
    expect(env.scope.getState($brand)).toEqual(read);
    expect(env.scope.getState($isBrandUnread)).toBe(false);
  });

  it('of the last visit is shown until the config says another one', async () => {
    const env = createTestEnv();
    await allSettled(brandRead, { scope: env.scope, params: kept });
    expect(env.scope.getState($brand)).toEqual(read);
    await env.start();
    expect(env.scope.getState($brand)).toEqual(defaultBrand);
    expect(env.scope.getState($isBrandUnread)).toBe(true);
    await allSettled(brandRead, { scope: env.scope, params: null });
    expect(env.scope.getState($isBrandUnread)).toBe(false);
  });
});

describe('readBrand', () => {
  it('takes one logo for both themes', () => {
    const {
      brand: all,
      accent,
      problems,
    } = readBrand({
      name: 'Night Watch',
      logo: 'https://cdn.example/logo.svg',
      accent: '#5865F2',
      links: [{ label: 'Terms', url: 'https://example.com/terms' }],
    });
    expect(all).toEqual({
      ...defaultBrand,
      name: 'Night Watch',
      logo: { light: 'https://cdn.example/logo.svg', dark: 'https://cdn.example/logo.svg' },
      links: [{ label: 'Terms', url: 'https://example.com/terms' }],
    });
    expect(accent).toBe('#5865F2');
    expect(problems).toEqual([]);
  });

  it('names each key that is wrong, and keeps the others', () => {
    const {
      brand: all,
      accent,
      problems,
    } = readBrand({
      name: 'Night Watch',
      mark: 'javascript:alert(1)',
      accent: 'blue',
      links: [{ label: 'Terms', url: 'http://example.com' }],
      colour: 'x',
    });
    expect(all).toEqual(read);
    expect(accent).toBeNull();
    expect(problems).toEqual([
      { key: 'brand.mark', message: 'is no image: an address with https://, a path from / or data:image/' },
      { key: 'brand.accent', message: 'is no color such as #5865f2' },
      { key: 'brand.links.0.url', message: 'is no address with https://' },
      { key: 'brand.colour', message: 'is no key of a brand' },
    ]);
    expect(readBrand('Night Watch').problems).toEqual([{ key: 'brand', message: 'is no JSON object' }]);
  });
});

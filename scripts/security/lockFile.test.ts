import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dependenciesOf, freeLicenses, toolLicenses } from './lockFile.ts';

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as Parameters<typeof dependenciesOf>[0];
const dependencies = dependenciesOf(lock);

it('pins everything from outside by a hash, and names no address to fetch it from', () => {
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.filter(({ isPinned }) => !isPinned)).toEqual([]);
});

it('has nothing in the product whose licence would not let it be shipped', () => {
  expect(dependencies.filter(({ isTool, license }) => !isTool && !freeLicenses.has(license))).toEqual([]);
});

it('has no tool whose licence was not looked at', () => {
  expect(dependencies.filter(({ license }) => !toolLicenses.has(license))).toEqual([]);
});

it('runs nothing when it is installed, as far as the product goes', () => {
  expect(dependencies.filter(({ isTool, hasInstallScript }) => !isTool && hasInstallScript)).toEqual([]);
});

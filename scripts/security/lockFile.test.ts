import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, freeLicenses, toolLicenses } from './lockFile.ts';

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as Parameters<typeof dependenciesOf>[0];
const dependencies = dependenciesOf(lock);

describe('the lock file', () => {
  it('pins every dependency by a hash, and names no URL to fetch it from', () => {
    expect(dependencies.length).toBeGreaterThan(100);
    expect(dependencies.filter(({ isPinned }) => !isPinned)).toEqual([]);
  });

  it('has no dependency in the product whose license forbids shipping it', () => {
    expect(dependencies.filter(({ isTool, license }) => !isTool && !freeLicenses.has(license))).toEqual([]);
  });

  it('has no tool whose license was not reviewed', () => {
    expect(dependencies.filter(({ license }) => !toolLicenses.has(license))).toEqual([]);
  });

  it("runs no install scripts of the product's dependencies", () => {
    expect(dependencies.filter(({ isTool, hasInstallScript }) => !isTool && hasInstallScript)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, freeLicenses, toolLicenses } from './lockFile.ts';

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as Parameters<typeof dependenciesOf>[0];
const dependencies = dependenciesOf(lock);

/** Their scripts only save time: esbuild finds its binary itself, msw copies a worker that nothing here uses. */
const worksWithoutScript = ['esbuild', 'msw'];

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

  it('runs no install scripts, and each dependency that has one works without it', () => {
    const settings = readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8');
    expect(settings).toContain('ignore-scripts=true\n');
    const names = dependencies.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(names).toEqual(worksWithoutScript);
  });
});

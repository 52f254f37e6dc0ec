import { readFileSync } from 'node:fs';
import { inspectGraph } from 'effector/inspect';
import { expect, it, vi } from 'vitest';

const app = new URL('../../packages/app/src/', import.meta.url);

/** The parts of the domain that modules of the app import statically. */
const partsOf = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, app), 'utf8').matchAll(
          /^import (?!type ).*?from '(@dropdeck\/domain[^']*)'/gms,
        ),
      ].map(([, part = '']) => part),
    ),
  ),
];

/** Effector units that these parts declare when they are evaluated first. */
async function unitsOf(files: readonly string[]): Promise<number> {
  let count = 0;
  const stop = inspectGraph({ fn: ({ type }) => void (count += type === 'unit' ? 1 : 0) });
  for (const part of partsOf(files)) await import(/* @vite-ignore */ part);
  stop();
  return count;
}

const entryFiles = [
  'scope.ts',
  'main.tsx',
  'chunks.ts',
  ...['Root', 'AppShell', 'LeaveGuard', 'RouteBoundary'].map((name) => `shell/${name}.tsx`),
];

// Each unit is created at start, and a visit pays for it at every speed of the network.
it.each([
  ['Settings', 210],
  ['Commands', 370],
  ['MonitorDetail', 1190],
])('a first visit of %s declares a bounded number of effector units', async (name, limit) => {
  vi.resetModules();
  const entry = await unitsOf(entryFiles);
  const page = await unitsOf([`routes/${name}Route.tsx`]);
  expect([entry, page].every((count) => count > 100)).toBe(true);
  expect(entry).toBeLessThanOrEqual(320);
  expect(page).toBeLessThanOrEqual(limit);
});

import { readFileSync } from 'node:fs';
import { inspectGraph } from 'effector/inspect';
import { expect, it } from 'vitest';

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

// Each unit is created at start, and a visit pays for it at every speed of the network.
it('a first visit of the settings declares a bounded number of effector units', async () => {
  const entry = await unitsOf([
    'scope.ts',
    'main.tsx',
    'chunks.ts',
    ...['Root', 'AppShell', 'LeaveGuard', 'RouteBoundary'].map((name) => `shell/${name}.tsx`),
  ]);
  const settings = await unitsOf(['routes/SettingsRoute.tsx']);
  expect([entry, settings].every((count) => count > 100)).toBe(true);
  expect(entry).toBeLessThanOrEqual(320);
  expect(settings).toBeLessThanOrEqual(210);
});

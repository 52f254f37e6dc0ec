import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeAll(() => {
  // Inside the domain, because the rules apply there.
  folder = mkdtempSync(join(root, 'packages/domain/src/lint-probe-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function lint(code: string, where = folder): string {
  const file = join(where, 'probe.ts');
  writeFileSync(file, code);
  const { stdout } = spawnSync('npx', ['oxlint', '--no-ignore', '--format', 'unix', file], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout;
}

const units = `import { createEffect, createEvent, createStore, sample } from 'effector';
export const done = createEvent();
export const $count = createStore(0);
export const saveFx = createEffect(() => 1);
`;

describe('the effector lint rules', () => {
  it.each([
    ['$count.watch(() => 1);', 'no-watch'],
    ['export const now = $count.getState();', 'no-getState'],
    ['saveFx.use(() => 2);', 'no-handler-replacement'],
    ['export const count = createStore(0);', 'enforce-store-naming-convention'],
    ['export const save = createEffect(() => 1);', 'enforce-effect-naming-convention'],
    ['sample({ source: $count, clock: done, target: done });', 'keep-options-order'],
    ['$count.on(done, () => 1).on(done, () => 2);', 'no-duplicate-on'],
  ])('reject %s in the domain', (code, rule) => {
    expect(lint(units + code)).toContain(`effector(${rule})`);
  });

  it('accept the style that docs/effector.md describes', () => {
    expect(
      lint(`${units}sample({ clock: done, source: $count, filter: Boolean, fn: () => 1, target: saveFx });`),
    ).not.toContain('effector(');
  });

  it.each([
    ["import 'react';", 'react'],
    ["import 'effector-react';", 'effector-react'],
    ["import '@dropdeck/design-system';", 'design-system'],
    ['export const go = (): void => location.assign("/");', 'location'],
    ['export const ask = (): unknown => fetch("/");', 'fetch'],
  ])('reject access to the outside from the domain: %s', (code, name) => {
    const output = lint(code);
    expect(output).toMatch(/no-restricted-(imports|globals)/);
    expect(output).toContain(name);
  });
});

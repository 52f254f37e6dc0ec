import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/**
 * Lints codes as files of the domain, in one run of the linter. In a copy of the configuration, because a file that
 * appears in the repository fails checks that run at the same time.
 *
 * @returns the findings of each code.
 */
function lint(codes: readonly string[]): ReadonlyMap<string, string> {
  const copy = mkdtempSync(join(tmpdir(), 'dropdeck-lint-'));
  try {
    const folder = join(copy, 'packages/domain/src/probe');
    mkdirSync(folder, { recursive: true });
    cpSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
    for (const linked of ['node_modules', 'scripts']) symlinkSync(join(root, linked), join(copy, linked));
    const fileOf = (index: number): string => `probe-${index}.ts`;
    codes.forEach((code, index) => writeFileSync(join(folder, fileOf(index)), code));
    const { stdout } = spawnSync('npx', ['--no-install', 'oxlint', '--format', 'unix', folder], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const lines = stdout.split('\n');
    return new Map(
      codes.map((code, index) => [
        code,
        lines.filter((line) => line.includes(`${fileOf(index)}:`)).join('\n'),
      ]),
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const units = `import { createEffect, createEvent, createStore, sample } from 'effector';
export const done = createEvent();
export const $count = createStore(0);
export const saveFx = createEffect(() => 1);
`;

const rejected = [
  ['$count.watch(() => 1);', 'no-watch'],
  ['export const now = $count.getState();', 'no-getState'],
  ['saveFx.use(() => 2);', 'no-handler-replacement'],
  ['export const count = createStore(0);', 'enforce-store-naming-convention'],
  ['export const save = createEffect(() => 1);', 'enforce-effect-naming-convention'],
  ['sample({ source: $count, clock: done, target: done });', 'keep-options-order'],
  ['$count.on(done, () => 1).on(done, () => 2);', 'no-duplicate-on'],
] as const;

const accepted = 'sample({ clock: done, source: $count, filter: Boolean, fn: () => 1, target: saveFx });';

const outside = [
  ["import 'react';", 'react'],
  ["import 'effector-react';", 'effector-react'],
  ["import '@dropdeck/design-system';", 'design-system'],
  ['export const go = (): void => location.assign("/");', 'location'],
  ['export const ask = (): unknown => fetch("/");', 'fetch'],
] as const;

describe('the effector lint rules', () => {
  const inDomain = [...rejected.map(([code]) => code), accepted].map((code) => units + code);
  const findings = lint([...inDomain, ...outside.map(([code]) => code)]);

  it.each(rejected)('reject %s in the domain', (code, rule) => {
    expect(findings.get(units + code)).toContain(`effector(${rule})`);
  });

  it('accept the style that docs/effector.md describes', () => {
    expect(findings.get(units + accepted)).toBe('');
  });

  it.each(outside)('reject access to the outside from the domain: %s', (code, name) => {
    expect(findings.get(code)).toMatch(/no-restricted-(imports|globals)/);
    expect(findings.get(code)).toContain(name);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Which of these lines the rule reports. */
function reported(lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dropdeck-text-'));
  try {
    const config = join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(root, 'scripts/lint/text.js')],
        categories: { correctness: 'off' },
        rules: { 'text/no-text-outside-catalogues': 'error' },
      }),
    );
    writeFileSync(join(folder, 'probe.tsx'), lines.join('\n'));
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', config, '--format', 'unix', join(folder, 'probe.tsx')],
      { encoding: 'utf8', shell: process.platform === 'win32' },
    );
    return lines.filter((_, index) => stdout.includes(`probe.tsx:${index + 1}:`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('finds what a person reads outside of catalogues', () => {
  const read = [
    'const a = () => <p>Saved</p>;',
    'const b = () => <Field label="Bot Name" />;',
    "const c = { title: 'Settings' };",
    "const d = () => 'The page could not be loaded';",
    'const e = (name: string) => `Deleted the redirect ${name}`;',
  ];
  const other = [
    "const f = () => <p>{t('saved')}</p>;",
    'const g = () => <Button variant="primary" data-size="small" />;',
    "const h = () => { throw new Error('The build has no chunk'); };",
    "const i = (text: string) => text === 'The same as before';",
    "const j = { label: 'primary', href: 'https://a.example/Some page' };",
  ];
  expect(reported([...read, ...other])).toEqual(read);
});

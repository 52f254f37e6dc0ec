import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Which of these lines a rule of this folder reports: “text/no-text-outside-catalogues”. */
export function reported(rule: string, lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dropdeck-rule-'));
  try {
    const config = join(folder, 'config.json');
    writeFileSync(
      config,
      JSON.stringify({
        jsPlugins: [join(root, `scripts/lint/${rule.split('/')[0]}.js`)],
        categories: { correctness: 'off' },
        rules: { [rule]: 'error' },
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

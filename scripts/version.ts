import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Run by `npm version` in the current folder: gives the Helm chart, which names the image, the version of package.json,
 * and that version's name to what CHANGELOG.md has under “Unreleased”.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

function edit(file: string, pattern: RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pattern, replacement));
}
edit(join('deploy', 'helm', 'dropdeck', 'Chart.yaml'), /^(version|appVersion): .*$/gm, `$1: ${version}`);
edit('CHANGELOG.md', /^## Unreleased$/gm, `## Unreleased\n\n## ${version}`);

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Run by `npm version`: gives the Helm chart in the current folder the version of package.json, which names its image. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const file = join('deploy', 'helm', 'dropdeck', 'Chart.yaml');
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(
    /^(version|appVersion): .*$/gm,
    (_, key: string) => `${key}: ${version}`,
  ),
);

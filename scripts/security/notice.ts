import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf } from './lockFile.ts';

/**
 * The licenses of the packages that a build contains, each text once with all packages that have it. Packages without a
 * file are listed with the name of their license.
 *
 * @param root the repository, with its packages installed.
 */
export function thirdPartyNotice(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<
    typeof dependenciesOf
  >[0];
  const packagesByText = new Map<string, string[]>();
  for (const { folder, name, version, license, isTool } of dependenciesOf(lock)) {
    if (isTool || !existsSync(join(root, folder))) continue;
    const file = readdirSync(join(root, folder))
      .toSorted()
      .find((each) => /^licen[cs]e/i.test(each));
    const text =
      file === undefined ? `License: ${license}` : readFileSync(join(root, folder, file), 'utf8').trim();
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...packagesByText].map(
    ([text, packages]) => `${packages.toSorted().join('\n')}\n\n${text}\n`,
  );
  return ['Dropdeck contains these packages.\n', ...parts.toSorted()].join(`\n${'-'.repeat(80)}\n\n`);
}

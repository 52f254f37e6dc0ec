import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dependenciesOf } from './lockFile.ts';

/**
 * `npm run ci audit`: checks the dependencies for known vulnerabilities, high and above, and for their licenses. A
 * registry without an audit endpoint is reported and does not fail.
 */
const root = new URL('../../', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Parameters<
  typeof dependenciesOf
>[0];

const licenses = new Map<string, number>();
for (const { license } of dependenciesOf(lock)) licenses.set(license, (licenses.get(license) ?? 0) + 1);
for (const [license, count] of [...licenses].toSorted(([, a], [, b]) => b - a)) {
  console.log(`${String(count).padStart(5)}  ${license}`);
}

const { stdout, status } = spawnSync('npm', ['audit', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

/** The parts of `npm audit --json` that are read here. */
interface Report {
  readonly error?: unknown;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}
const report = JSON.parse(stdout || '{}') as Report;
const counts = report.metadata?.vulnerabilities;
if (counts === undefined) {
  console.log('\n`npm audit` is unavailable; vulnerabilities were not checked.');
} else {
  console.log(`\nKnown vulnerabilities: ${JSON.stringify(counts)}`);
  process.exitCode = status ?? 1;
}

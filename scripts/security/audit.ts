import { spawnSync } from 'node:child_process';

/**
 * `npm run ci audit`: asks the registry for known vulnerabilities of the dependencies, and fails from high ones on. A registry
 * without an audit endpoint is reported and does not fail. Licenses are checked by a test.
 */
const { stdout, status } = spawnSync('npm', ['audit', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = JSON.parse(stdout || '{}') as {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
};
const counts = report.metadata?.vulnerabilities;
if (counts === undefined) {
  console.log('`npm audit` is unavailable; vulnerabilities were not checked.');
} else {
  console.log(`Known vulnerabilities: ${JSON.stringify(counts)}`);
  process.exitCode = status ?? 1;
}

import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.ts';

/**
 * `npm run ci NAME`: what workflows run, and what a person runs rarely. Further arguments go to the command. Without
 * a name it prints the list. A test compares the names with those in workflows and docs.
 */
export const commands: Readonly<Record<string, string>> = {
  lint: 'oxlint --deny-warnings --type-aware',
  types: 'tsc -b',
  units:
    'vitest run --project domain --project sandbox --project contract-kit --project tools --project design-system',
  audit: 'tsx scripts/security/audit.ts',
  sandbox: 'tsx packages/sandbox/src/cli.ts',
  demo: 'tsx scripts/buildDemo.ts',
  faults: 'playwright test --config e2e/nightly.config.ts faults.e2e',
  model: 'tsx scripts/test/model.ts',
  histories: 'playwright test --config e2e/nightly.config.ts histories.e2e',
  leaks: 'playwright test --config e2e/nightly.config.ts leaks.e2e',
  jobs: 'playwright test --config e2e/nightly.config.ts jobs.e2e',
  planted: 'tsx scripts/visual/planted.ts',
  engines: 'tsx scripts/test/engines.ts',
  'build-catalogue': 'storybook build --disable-telemetry --quiet',
  catalogue: 'playwright test --config e2e/catalogue/playwright.config.ts',
  chromatic: 'chromatic',
  servers: 'vitest run --project tools servers.full',
  reproducible: 'tsx scripts/test/reproducible.ts',
  package: 'tsx scripts/package.ts',
  conformance: 'tsx scripts/conformance.ts',
  text: 'tsx scripts/text.ts',
  full: 'tsx scripts/test/full.ts',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...args] = process.argv.slice(2);
  const [program, ...options] = commands[name]?.split(' ') ?? [];
  if (program === undefined) {
    console.error(`Usage: npm run ci NAME\n\n${Object.keys(commands).join('\n')}`);
    process.exit(1);
  }
  const { status } = spawnSync(program, [...options, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
  });
  process.exit(status ?? 1);
}

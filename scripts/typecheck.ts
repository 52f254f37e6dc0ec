import { spawnSync } from 'node:child_process';

/** Each package is checked with its own libraries, so that a DOM global in the domain is an error. */
const projects = [
  'packages/domain',
  'packages/design-system',
  'packages/sandbox',
  'packages/app',
  'tsconfig.tools.json',
];

const failed = projects.filter(
  (project) =>
    spawnSync('npx', ['tsc', '--noEmit', '-p', project], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}

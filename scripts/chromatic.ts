import { spawnSync } from 'node:child_process';

/** `npm run chromatic`: publishes the catalogue for review. The token identifies the project. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs CHROMATIC_PROJECT_TOKEN in the environment: the project token, from the project’s Manage page. Nothing was published.',
  );
  process.exit(1);
}
const { status } = spawnSync('npx', ['--no-install', 'chromatic', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projects } from './check/projectsReached.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheOf = (project: string): string =>
  join(root, '.reports', 'types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);

/**
 * `npm run typecheck`: each package is checked with its own libraries, so that a DOM global in the domain is an
 * error, and only what a change reaches is checked again. Arguments name the projects to check; without any, all are.
 */
const named = process.argv.slice(2);
const failed = (named.length > 0 ? named : Object.keys(projects)).filter(
  (project) =>
    spawnSync(
      join('node_modules', '.bin', 'tsc'),
      ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', cacheOf(project)],
      {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    ).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** How many earlier releases stay: their tabs still find their files, and one can go back to them. */
const EARLIER_RELEASES = 3;

const releaseFile = z.object({ release: z.string().regex(/^[\da-f]{12}$/) });

/** A release in a target folder, with its own assets. */
const deployed = z.object({ release: z.string(), assets: z.array(z.string()) });
type Deployed = z.infer<typeof deployed>;

const historyOf = (target: string): readonly Deployed[] => {
  const file = join(target, 'releases.json');
  return existsSync(file) ? z.array(deployed).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

const folderOf = (target: string, { release }: Deployed): string => join(target, 'releases', release);

/** Copies the own assets of one release beside those of another, for tabs that were opened with the first. */
function shareAssets(target: string, from: Deployed, to: Deployed): void {
  for (const asset of from.assets) {
    const copy = join(folderOf(target, to), 'assets', asset);
    if (!existsSync(copy)) copyFileSync(join(folderOf(target, from), 'assets', asset), copy);
  }
}

/** Makes a release the served one, in one step: a link is replaced by a rename. */
function serve(target: string, one: Deployed): void {
  const next = join(target, '.next');
  rmSync(next, { force: true });
  symlinkSync(join('releases', one.release), next);
  renameSync(next, join(target, 'current'));
}

/** The release that is served now; `null` before the first. */
export function servedIn(target: string): string | null {
  const link = join(target, 'current');
  try {
    return readlinkSync(link).split('/').at(-1) ?? null;
  } catch {
    // Nothing is deployed yet.
    return null;
  }
}

/**
 * Copies a build to a folder whose `current` a web server serves, and switches to it. The assets of the three releases
 * before it stay, so that tabs which they opened keep working. `config.json` of the folder belongs to all releases.
 *
 * @returns the release.
 */
export function deploy(dist: string, target: string): string {
  const { release } = releaseFile.parse(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')));
  const one: Deployed = { release, assets: readdirSync(join(dist, 'assets')) };
  const earlier = historyOf(target).filter((other) => other.release !== release);
  const folder = folderOf(target, one);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true });
  rmSync(join(folder, 'config.json'), { force: true });
  symlinkSync(join('..', '..', 'config.json'), join(folder, 'config.json'));
  const recent = earlier.slice(0, EARLIER_RELEASES);
  for (const other of recent) shareAssets(target, other, one);
  serve(target, one);
  writeFileSync(join(target, 'releases.json'), `${JSON.stringify([one, ...recent], null, 2)}\n`);
  for (const other of earlier.slice(EARLIER_RELEASES))
    rmSync(folderOf(target, other), { recursive: true, force: true });
  return release;
}

/**
 * Serves the release before the current one again. Tabs of the current one keep their files.
 *
 * @returns the release. Throws if there is none before it.
 */
export function goBack(target: string): string {
  const history = historyOf(target);
  const at = history.findIndex(({ release }) => release === servedIn(target));
  const [current, before] = history.slice(at, at + 2);
  if (at < 0 || current === undefined || before === undefined)
    throw new Error(`There is no earlier release in ${target}.`);
  for (const newer of history.slice(0, at + 1)) shareAssets(target, newer, before);
  serve(target, before);
  return before.release;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Comparison } from './cause.ts';
import { decode } from './image.ts';
import type { Pictures } from './pictures.ts';

/** The parts of a screenshot's name: `patterns-plan--narrow-dark` is a story and a variant of it. */
export interface ScreenshotName {
  /** `patterns-plan`. */
  readonly component: string;
  /** The story's id in the catalogue: `patterns-plan--narrow`. */
  readonly story: string;
  readonly theme: 'light' | 'dark';
  /** How the story was rendered: `default`, `narrow`, or a mode of screens. */
  readonly mode: string;
}

/** A screenshot that changed, with both versions as PNGs; null if there is none. */
export interface Change extends ScreenshotName {
  readonly name: string;
  /** `run`: a test run found it. `branch`: the branch has approved it already. */
  readonly origin: 'run' | 'branch';
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  /** Null if there is only one version. */
  readonly comparison: Comparison | null;
}

/** What a story is captured in (.storybook/vitest.setup.ts), by the ending of the screenshot's name. */
const variants: readonly (Pick<ScreenshotName, 'theme' | 'mode'> & { readonly ending: string })[] = [
  { ending: '-light', theme: 'light', mode: 'default' },
  { ending: '-dark', theme: 'dark', mode: 'default' },
  { ending: '-narrow', theme: 'light', mode: 'narrow' },
  { ending: '-forced', theme: 'light', mode: 'forced' },
  { ending: '-rtl', theme: 'light', mode: 'rtl' },
  { ending: '-zoomed', theme: 'light', mode: 'zoomed' },
];

/** Reads a name. */
export function parseName(name: string): ScreenshotName {
  const variant = variants.find(({ ending }) => name.endsWith(ending));
  const { ending = '', theme = 'light', mode = 'default' } = variant ?? {};
  const story = name.slice(0, name.length - ending.length);
  return { component: story.split('--')[0] ?? '', story, theme, mode };
}

/** The screenshots that a run left because they differ, or because none was approved, by name. */
function runScreenshots(folder: string): ReadonlyMap<string, Buffer> {
  const files = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8' }) : [];
  const found = new Map<string, Buffer>();
  for (const ending of ['-reference.png', '-actual.png']) {
    for (const file of files.filter((each) => each.endsWith(ending))) {
      found.set(file.slice(0, -ending.length), readFileSync(join(folder, file)));
    }
  }
  return found;
}

type Versions = Pick<Change, 'name' | 'origin' | 'before' | 'after'>;

/** A run's folder may come from elsewhere, and a name becomes a file name in summaries. */
const isName = (name: string): boolean => /^[a-z\d-]+$/.test(name);

function describe(versions: Versions): Change | null {
  const { name, before, after } = versions;
  if (before === null && after === null) return null;
  if (before === null || after === null) return { ...versions, ...parseName(name), comparison: null };
  if (before.equals(after)) return null;
  const comparison = compare(decode(before), decode(after));
  return comparison === null ? null : { ...versions, ...parseName(name), comparison };
}

export interface ChangesOptions {
  readonly pictures: Pictures;
  /** The folder of a test run's report. */
  readonly run: string;
  /** The revision that the branch started from. Null compares with the run alone. */
  readonly base: string | null;
}

/**
 * What a reviewer has to see: the screenshots that differ from the approved ones in the last run, and those
 * that the branch approved since its base.
 */
export function findChanges({ pictures, run, base }: ChangesOptions): readonly Change[] {
  const fromRun = runScreenshots(run);
  const sinceBase = base === null ? new Map<string, null>() : pictures.changedSince(base);
  const approved = pictures.read([...fromRun.keys(), ...sinceBase.keys()]);
  const versions: Versions[] = [
    ...[...fromRun].map(([name, after]): Versions => ({
      name,
      origin: 'run',
      before: approved.get(name) ?? null,
      after,
    })),
    ...[...sinceBase]
      .filter(([name]) => !fromRun.has(name))
      .map(([name, before]): Versions => ({
        name,
        origin: 'branch',
        before,
        after: approved.get(name) ?? null,
      })),
  ];
  return versions
    .filter(({ name }) => isName(name))
    .flatMap((each) => describe(each) ?? [])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

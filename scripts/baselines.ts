import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { BrowserLaunch } from './browser.ts';
import { unpack } from './visual/archive.ts';

/** The baselines of this platform, and whether stories are compared with them. */
export interface Baselines {
  /** The screenshots as PNGs: a working folder, unpacked from the archives. */
  readonly folder: string;
  /** The committed archives of this platform and browser version: two versions never render alike. */
  readonly archives: string;
  readonly mode: 'compare' | 'off';
}

function browserMajor({ executablePath, env }: BrowserLaunch): string {
  const version = execFileSync(executablePath ?? chromium.executablePath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(env === undefined ? {} : { env }),
  });
  return /(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? 'unknown';
}

interface VisualQuestion {
  /** `VISUAL` as the run was started with it. */
  readonly wish: string | undefined;
  /** `CI` as the run was started with it. */
  readonly ci: string | undefined;
  /** The platform and browser generation, as the folder of the baselines is called. */
  readonly platform: string;
  readonly hasBaselines: boolean;
}

/**
 * Whether stories are compared with their baselines. By hand they may be left uncompared, on request or on
 * a platform that has no baselines.
 *
 * @throws Error where `CI` is set and they would not be compared: a passing run would prove nothing.
 */
export function visualMode({ wish, ci, platform, hasBaselines }: VisualQuestion): Baselines['mode'] {
  if (wish !== 'off' && (wish === 'update' || hasBaselines)) return 'compare';
  const reason = wish === 'off' ? 'VISUAL=off' : `There are no visual baselines for ${platform}`;
  if (ci !== undefined && !['', '0', 'false'].includes(ci)) {
    throw new Error(`${reason}, and CI is set: stories must be compared with their baselines there.`);
  }
  if (wish !== 'off') console.warn(`${reason}: stories are not compared with screenshots here.`);
  return 'off';
}

/**
 * Finds the baselines of this platform and browser. `VISUAL=update` makes new ones, `VISUAL=off` leaves
 * them alone.
 */
export async function findBaselines(launch: BrowserLaunch): Promise<Baselines> {
  const platform = `${process.platform}-${process.arch}-chromium-${browserMajor(launch)}`;
  const archives = fileURLToPath(new URL(`../.storybook/baselines/${platform}`, import.meta.url));
  const folder = fileURLToPath(new URL(`../.storybook/.unpacked/${platform}`, import.meta.url));
  const { VISUAL: wish, CI: ci } = process.env;
  const mode = visualMode({ wish, ci, platform, hasBaselines: existsSync(archives) });
  if (mode === 'compare') unpack(archives, folder);
  return { folder, archives, mode };
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { BrowserLaunch } from './browser.ts';

/** The baselines of this platform, and whether stories are compared with them. */
export interface Baselines {
  /** The folder of the committed pictures of this platform and browser version, since versions render differently. */
  readonly folder: string;
  readonly mode: 'compare' | 'update' | 'off';
}

function browserMajor({ executablePath, env }: BrowserLaunch): string {
  const version = execFileSync(executablePath ?? chromium.executablePath(), ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  });
  return /(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? 'unknown';
}

interface VisualQuestion {
  /** The value of `VISUAL`. */
  readonly requested: string | undefined;
  /** The value of `CI`. */
  readonly ci: string | undefined;
  /** The folder name of the baselines: platform and browser version. */
  readonly platform: string;
  readonly hasBaselines: boolean;
  /** Whether only some stories run. */
  readonly isPartial?: boolean;
}

/**
 * Whether stories are compared with their baselines. A local run may skip the comparison, on request or on a
 * platform without baselines. Its first baselines are those of every story, because one without a baseline fails
 * where others have theirs.
 *
 * @throws Error if `CI` is set and they would not be compared: a passing run would prove nothing.
 */
export function visualMode({
  requested,
  ci,
  platform,
  hasBaselines,
  isPartial = false,
}: VisualQuestion): Baselines['mode'] {
  if (requested === 'update' && (hasBaselines || !isPartial)) return 'update';
  if (requested !== 'off' && hasBaselines) return 'compare';
  const reason = requested === 'off' ? 'VISUAL=off' : `There are no visual baselines for ${platform}`;
  if (ci !== undefined && !['', '0', 'false'].includes(ci)) {
    throw new Error(`${reason}, and CI is set: stories must be compared with their baselines there.`);
  }
  if (requested !== 'off') console.warn(`${reason}: stories are not compared with screenshots here.`);
  return 'off';
}

/**
 * Finds the baselines of this platform and browser. `VISUAL=update` takes screenshots without comparing them,
 * `VISUAL=off` takes none.
 *
 * @param isPartial whether only some stories run.
 */
export function findBaselines(launch: BrowserLaunch, isPartial = false): Baselines {
  const platform = `${process.platform}-${process.arch}-chromium-${browserMajor(launch)}`;
  const folder = fileURLToPath(new URL(`../.storybook/baselines/${platform}`, import.meta.url));
  const { VISUAL: requested, CI: ci } = process.env;
  const mode = visualMode({ requested, ci, platform, hasBaselines: existsSync(folder), isPartial });
  return { folder, mode };
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { BrowserLaunch } from './browser.ts';

/** Where the pictures for this platform are, and whether they are to be compared. */
export interface Baselines {
  /** One folder for each platform and browser generation: two of them never draw alike to the pixel. */
  readonly folder: string;
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

/**
 * Finds this platform's baselines. Where there are none, stories are not compared, and that is said:
 * it is no failure, since nobody could have drawn them there. `VISUAL=update` draws them anew,
 * `VISUAL=off` leaves them alone.
 */
export async function findBaselines(launch: BrowserLaunch): Promise<Baselines> {
  const platform = `${process.platform}-${process.arch}-chromium-${browserMajor(launch)}`;
  const folder = fileURLToPath(new URL(`../.storybook/baselines/${platform}`, import.meta.url));
  const wish = process.env['VISUAL'];
  if (wish === 'off') return { folder, mode: 'off' };
  if (wish === 'update' || existsSync(folder)) return { folder, mode: 'compare' };
  console.warn(`No visual baselines for ${platform}: stories are not compared with pictures here.`);
  return { folder, mode: 'off' };
}

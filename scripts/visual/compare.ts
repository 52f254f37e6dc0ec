import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright-core';
import type { Baselines } from '../baselines.ts';
import { createReader, hashOf, readHash } from './archive.ts';
import { differenceOf, type Difference } from './difference.ts';

/** What a run reports: `NAME-actual.png` and `NAME-diff.png` of each difference, and the names of an update. */
export const reports = fileURLToPath(new URL('../../.reports/visual', import.meta.url));
export const NAMES_FILE = 'names.txt';

/** Milliseconds that a screenshot may take to become stable on a busy machine. */
const PATIENCE_MS = 15_000;

/**
 * Milliseconds without a change after which a screenshot is stable: longer than a font face or a delayed image takes.
 * A comparison waits longer, because it ends as soon as the approved screenshot shows up.
 */
const stableMs: Readonly<Record<Baselines['mode'], number>> = { update: 350, compare: 1_500, off: 0 };

/** A rectangle in pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares a part of the page with its approved screenshot.
     *
     * @param clip the part, in pixels of the whole page.
     * @returns where they differ, or null if they are equal.
     */
    compareScreenshot: (name: string, clip: Clip) => Promise<string | null>;
    emulateForcedColors: (isOn: boolean) => Promise<void>;
  }
}

type Compared = { readonly png: Buffer; readonly difference: Difference | 'new' | null };

/**
 * Takes screenshots until one is equal to the approved one or they are stable. An update waits for a stable one,
 * because an approved screenshot may show up on the way.
 *
 * @param compare called once for each screenshot that differs from the one before.
 * @returns the last screenshot.
 */
async function takeScreenshot(
  take: () => Promise<Buffer>,
  compare: (png: Buffer) => Compared['difference'],
  mode: Baselines['mode'],
): Promise<Compared> {
  const deadline = Date.now() + PATIENCE_MS;
  let last: Compared | null = null;
  let since = 0;
  for (;;) {
    const at = Date.now();
    const png = await take();
    if (last === null || !png.equals(last.png)) {
      last = { png, difference: compare(png) };
      since = at;
    }
    const isEqual = mode === 'compare' && last.difference === null;
    if (isEqual || at - since >= stableMs[mode] || at > deadline) return last;
  }
}

/** The browser command that switches the forced colors of a high-contrast theme on and off. */
export const emulateForcedColors = defineBrowserCommand<[isOn: boolean]>(({ page }, isOn) =>
  page.emulateMedia({ forcedColors: isOn ? 'active' : 'none' }),
);

/** Two pages run stories at the same time (vitest.workspace.ts). */
const UNPACKED_ARCHIVES = 2;

/**
 * The browser command that compares the stories' screenshots with `baselines`, or reports all to be approved. A
 * screenshot whose hash is the approved one's is equal, and nothing is decoded.
 */
export function createCompareScreenshot({ archives, mode }: Baselines) {
  const read = createReader(archives, UNPACKED_ARCHIVES);
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  const sessionOf = (page: Page): Promise<CDPSession> => {
    const session = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, session);
    return session;
  };
  return defineBrowserCommand<[name: string, clip: Clip]>(async ({ page }, name, clip) => {
    mkdirSync(reports, { recursive: true });
    if (mode === 'update') appendFileSync(join(reports, NAMES_FILE), `${name}\n`);
    const approvedHash = readHash(archives, name);
    const compare = (png: Buffer): Compared['difference'] => {
      if (hashOf(png) === approvedHash) return null;
      const approved = read(name);
      return approved === null ? 'new' : differenceOf(approved, png);
    };
    const session = await sessionOf(page);
    // Playwright's screenshot takes twice as long: it compresses more, and waits for frames.
    const take = async (): Promise<Buffer> => {
      const { data } = await session.send('Page.captureScreenshot', {
        clip: { ...clip, scale: 1 },
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    };
    const { png, difference } = await takeScreenshot(take, compare, mode);
    if (difference === null) return null;
    writeFileSync(join(reports, `${name}-actual.png`), png);
    if (difference === 'new') return mode === 'update' ? null : `${name}: there is no approved screenshot`;
    writeFileSync(join(reports, `${name}-diff.png`), difference.png);
    return mode === 'update' ? null : `${name}: ${difference.text}`;
  });
}

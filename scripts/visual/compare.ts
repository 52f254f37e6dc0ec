import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { Baselines } from '../baselines.ts';
import { hashOf, readHash, readScreenshot } from './archive.ts';
import { differenceOf } from './difference.ts';

/** What a run reports: `NAME-actual.png` and `NAME-diff.png` of each difference, and the names of an update. */
export const reports = fileURLToPath(new URL('../../.reports/visual', import.meta.url));
export const NAMES_FILE = 'names.txt';

/** Milliseconds that a screenshot may take to become stable on a busy machine. */
const STABLE_MS = 15_000;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares the page's body with its approved screenshot.
     *
     * @returns where they differ, or null if they are equal.
     */
    compareScreenshot: (name: string) => Promise<string | null>;
  }
}

/**
 * Takes screenshots until one equals the approved one or two in a row are equal. A screenshot whose hash is
 * the approved one's is done: nothing is decoded, and no second one is taken.
 *
 * @returns the stable screenshot, or null if it equals the approved one.
 */
async function takeScreenshot(take: () => Promise<Buffer>, approved: string | null): Promise<Buffer | null> {
  const deadline = Date.now() + STABLE_MS;
  let before = '';
  for (;;) {
    const png = await take();
    const hash = hashOf(png);
    if (hash === approved) return null;
    if (hash === before || Date.now() > deadline) return png;
    before = hash;
  }
}

/** The browser command that compares the stories' screenshots with `baselines`, or reports all to be approved. */
export const createCompareScreenshot = ({ archives, mode }: Baselines) =>
  defineBrowserCommand<[name: string]>(async ({ page, iframe }, name) => {
    mkdirSync(reports, { recursive: true });
    if (mode === 'update') appendFileSync(join(reports, NAMES_FILE), `${name}\n`);
    // A locator's screenshot takes half as long again.
    const clip = await iframe.locator('body').boundingBox();
    if (clip === null) throw new Error('The body is not visible.');
    const actual = await takeScreenshot(
      () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' }),
      readHash(archives, name),
    );
    if (actual === null) return null;
    const approved = readScreenshot(archives, name);
    const difference = approved === null ? null : differenceOf(approved, actual);
    if (approved !== null && difference === null) return null;
    writeFileSync(join(reports, `${name}-actual.png`), actual);
    if (difference !== null) writeFileSync(join(reports, `${name}-diff.png`), difference.png);
    if (mode === 'update') return null;
    return `${name}: ${difference?.text ?? 'there is no approved screenshot'}`;
  });

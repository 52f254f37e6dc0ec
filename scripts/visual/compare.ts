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
const PATIENCE_MS = 15_000;

/**
 * Milliseconds without a change after which a screenshot is stable: longer than a font face or a delayed image takes.
 * A comparison waits longer, because it ends as soon as the approved screenshot shows up.
 */
const stableMs: Readonly<Record<Baselines['mode'], number>> = { update: 350, compare: 1_500, off: 0 };

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
 * Takes screenshots until one equals the approved one or they are stable. A screenshot whose hash is the approved
 * one's is done: nothing is decoded, and no second one is taken.
 *
 * @param approved its hash; null to record what is stable, because an approved screenshot may show up on the way.
 * @returns the stable screenshot, or null if it equals the approved one.
 */
async function takeScreenshot(
  take: () => Promise<Buffer>,
  approved: string | null,
  stable: number,
): Promise<Buffer | null> {
  const deadline = Date.now() + PATIENCE_MS;
  let last = { hash: '', at: 0 };
  for (;;) {
    const at = Date.now();
    const png = await take();
    const hash = hashOf(png);
    if (hash === approved) return null;
    if (hash !== last.hash) last = { hash, at };
    else if (at - last.at >= stable) return png;
    if (at > deadline) return png;
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
      mode === 'update' ? null : readHash(archives, name),
      stableMs[mode],
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

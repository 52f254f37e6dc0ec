import { findBaselines } from '../baselines.ts';
import { findBrowser } from '../browser.ts';
import { readScreenshot, writeScreenshots } from './archive.ts';

/*
 * The approved screenshots of this platform and its pinned browser, for tools that review differences. A name is
 * that of a report without its ending: `screens-settings-default-dark` of `screens-settings-default-dark-actual.png`.
 */
const { archives } = findBaselines(await findBrowser());

/** The approved screenshot as a PNG, or null for a story that has none yet. */
export const readApproved = (name: string): Buffer | null => readScreenshot(archives, name);

/** Replaces the approved screenshot of that name, and writes no other. */
export const approve = (name: string, png: Buffer): void =>
  writeScreenshots(archives, new Map([[name, png]]));

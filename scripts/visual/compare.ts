import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright-core';
import type { Baselines } from '../baselines.ts';
import { read, root } from '../root.ts';
import { differenceOf } from './difference.ts';
import {
  decode,
  encode,
  hashOf,
  readHash,
  readPicture,
  structureName,
  writeHash,
  writePicture,
} from './store.ts';

/** What a run leaves: the screenshots that differ, in the layout of baselines, and the names of all that an update took. */
export const reports = join(root, '.reports/visual');
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
     * @param isHalf whether it is stored at half its size.
     * @returns where they differ, or null if they are equal.
     */
    compareScreenshot: (name: string, clip: Clip, isHalf: boolean) => Promise<string | null>;
    emulateForcedColors: (isOn: boolean) => Promise<void>;
    /** Moves the real pointer to where no story is. */
    movePointerAway: () => Promise<void>;
    /** Whether the checks of accessibility have passed for a story of this structure. */
    isKnownStructure: (storyId: string, structure: string) => Promise<boolean>;
    /** Notes that they have. */
    noteStructure: (storyId: string, structure: string) => Promise<void>;
  }
}

type Compared = { readonly png: Buffer; readonly difference: string | null };

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

/** The browser command that moves the pointer into a corner of the window, outside of the story's frame. */
export const movePointerAway = defineBrowserCommand<[]>(async ({ page }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width - 1, height - 1);
});

/** What decides about the answer beside the story: the engines and how they are asked. */
const rules = [
  'node_modules/axe-core/package.json',
  'node_modules/accessibility-checker-engine/package.json',
  '.storybook/accessibility.ts',
  '.storybook/equalAccess.ts',
  '.storybook/equalAccessRules.ts',
];

/** The browser commands that remember which structures passed the checks of accessibility. A full run knows none. */
export function createStructureMemory({ folder, mode }: Baselines, isFull: boolean) {
  const base = hashOf(rules.map(read).join('\n'));
  const hash = (structure: string): string => hashOf(`${base}\n${structure}`);
  return {
    isKnownStructure: defineBrowserCommand<[storyId: string, structure: string]>(
      (_, storyId, structure) =>
        mode === 'compare' && !isFull && readHash(folder, structureName(storyId)) === hash(structure),
    ),
    noteStructure: defineBrowserCommand<[storyId: string, structure: string]>((_, storyId, structure) => {
      if (mode !== 'update') return;
      mkdirSync(reports, { recursive: true });
      const name = structureName(storyId);
      appendFileSync(join(reports, NAMES_FILE), `${name}\n`);
      writeHash(reports, name, hash(structure));
    }),
  };
}

/**
 * The browser command that compares the stories' screenshots with `baselines`, or reports all to be approved. A
 * screenshot whose hash is the approved one's is equal, and nothing is decoded.
 */
export function createCompareScreenshot({ folder, mode }: Baselines) {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  const sessionOf = (page: Page): Promise<CDPSession> => {
    const session = sessions.get(page) ?? page.context().newCDPSession(page);
    sessions.set(page, session);
    return session;
  };
  return defineBrowserCommand<[name: string, clip: Clip, isHalf: boolean]>(
    async ({ page }, name, clip, isHalf) => {
      mkdirSync(reports, { recursive: true });
      if (mode === 'update') appendFileSync(join(reports, NAMES_FILE), `${name}\n`);
      const approvedHash = readHash(folder, name);
      const compare = (png: Buffer): Compared['difference'] => {
        if (hashOf(png) === approvedHash) return null;
        const approved = readPicture(folder, name);
        if (approved === null) return 'there is no approved screenshot';
        return differenceOf(decode(approved), decode(png, isHalf), isHalf ? 1 : 2);
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
      writePicture(reports, name, encode(decode(png, isHalf)), hashOf(png));
      return mode === 'update' ? null : `${name}: ${difference}`;
    },
  );
}

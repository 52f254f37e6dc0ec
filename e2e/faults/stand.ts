import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen } from '@dropdeck/sandbox';
import { Sandbox } from '../fixtures.ts';
import { securityHeaders } from '../../scripts/security/headers.ts';

const staticDir = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Milliseconds of a delay that stands for an answer which is held until it is let go. */
export const STALLED_MS = 600_000;

/** The built product over a sandbox of its own: what goes wrong in it goes wrong for nobody else. */
export interface Stand {
  readonly sandbox: Sandbox;
  /** Lets the answers go that are held; resolves when the sandbox has given them. */
  readonly letGo: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts one in this process, on a free port, with the headers that the product is served with. */
export async function openStand(): Promise<Stand> {
  let held: (() => void)[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (ms === STALLED_MS) held.push(resolve);
      else timers.add(setTimeout(resolve, ms));
    });
  const { origin, close } = await listen({
    port: 0,
    staticDir,
    headers: securityHeaders({ html: readFileSync(`${staticDir}/index.html`, 'utf8') }),
    wait,
  });
  return {
    sandbox: new Sandbox(origin),
    letGo: async () => {
      for (const resolve of held) resolve();
      held = [];
      // The sandbox answers in the same turn.
      await new Promise((resolve) => setImmediate(resolve));
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      for (const resolve of held) resolve();
      await close();
    },
  };
}

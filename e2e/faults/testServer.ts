import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen } from '@dropdeck/sandbox';
import { Sandbox } from '../sandbox.ts';
import { securityHeaders } from '../../scripts/security/headers.ts';

const staticDir = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Delay in milliseconds of a response that stays pending until it is released. */
export const STALLED_MS = 600_000;

/**
 * Serves the build in this process, on a free port, with the product's security headers, and with its own sandbox, so that
 * faults affect one browser only.
 */
export async function startTestServer() {
  let pendingAnswers: (() => void)[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (ms === STALLED_MS) pendingAnswers.push(resolve);
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
    /** Releases the pending responses; resolves when the sandbox has sent them. */
    releaseResponses: async (): Promise<void> => {
      for (const resolve of pendingAnswers) resolve();
      pendingAnswers = [];
      // The sandbox responds within the same tick.
      await new Promise((resolve) => setImmediate(resolve));
    },
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      for (const resolve of pendingAnswers) resolve();
      await close();
    },
  };
}

import * as z from 'zod/mini';
import { fault } from './faults.ts';

const step = z.object({
  /** Epoch milliseconds. */
  at: z.number(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
/** A request that changed the backend. */
export type Step = z.infer<typeof step>;

/**
 * What a sandbox needs to be the same again: the same seed and clock give the same data, so the requests that changed
 * them are enough.
 */
export const sandboxState = z.object({
  version: z.literal(1),
  /** When the data were seeded, in epoch milliseconds. */
  started: z.number(),
  steps: z.array(step),
  faults: z.record(z.string(), fault),
  defects: z._default(z.array(z.string()), []),
});
export type SandboxState = z.infer<typeof sandboxState>;

const REPLAYED_HEADERS = ['Authorization', 'Content-Type', 'Origin', 'Referer'];

export const toStep = (request: Request, body: string, at: number): Step => ({
  at,
  method: request.method,
  url: request.url,
  headers: Object.fromEntries(
    REPLAYED_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ),
  body,
});

export const toRequest = ({ method, url, headers, body }: Step): Request =>
  new Request(url, { method, headers, ...(method === 'GET' ? {} : { body }) });

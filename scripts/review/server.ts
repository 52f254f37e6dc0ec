import { Hono } from 'hono';
import * as z from 'zod/mini';
import { sides, type ChangeSummary, type DecisionAnswer, type ReviewData, type Side } from './api.ts';
import type { Change } from './changes.ts';
import type { Review } from './decisions.ts';
import { groupByCause } from './groups.ts';
import { decode, differencePng, sizeOf } from './image.ts';

/** A file of the page by its path: `/assets/index.js`. */
export type PageFiles = ReadonlyMap<string, { readonly content: string | Uint8Array; readonly type: string }>;

export interface ServerOptions {
  readonly changes: readonly Change[];
  readonly review: Review;
  readonly page: PageFiles;
  /** The catalogue's address, for links to stories. */
  readonly catalogue: string;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // styled-components adds style elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of another site that resolves to this machine sends its own name. */
const isLocal = (host: string | undefined): boolean =>
  host !== undefined && /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

const decisionRequest = z.object({
  names: z.array(z.string()),
  decision: z.nullable(z.enum(['accepted', 'rejected'])),
});

const summaryOf = ({ before, after, comparison, ...rest }: Change): ChangeSummary => ({
  ...rest,
  before: before === null ? null : sizeOf(before),
  after: after === null ? null : sizeOf(after),
  box: comparison?.box ?? null,
  pixels: comparison?.pixels ?? 0,
});

function pngOf({ before, after }: Change, side: Side): Buffer | null {
  if (side === 'before') return before;
  if (side === 'after') return after;
  return before === null || after === null ? null : differencePng(decode(before), decode(after));
}

/**
 * The review station's server. It serves the page from memory and the images of known changes; no path of a
 * request is used to read a file. It answers only on this machine's names, and takes decisions only from its
 * own page.
 */
export function createServer({ changes, review, page, catalogue }: ServerOptions): Hono {
  const byName = new Map(changes.map((change) => [change.name, change]));
  const state = (): Pick<ReviewData, 'decisions' | 'canUndo'> => ({
    decisions: Object.fromEntries(review.decisions()),
    canUndo: review.canUndo(),
  });
  const data: Omit<ReviewData, 'decisions' | 'canUndo'> = {
    groups: groupByCause(changes),
    changes: changes.map(summaryOf),
    catalogue,
  };
  const server = new Hono();

  server.use(async (c, next) => {
    const { host, origin } = c.req.header();
    if (!isLocal(host)) return c.text('This server answers on 127.0.0.1 and localhost only.', 403);
    const isOwn = origin === undefined || origin === `http://${host}`;
    const isJson = c.req.header('content-type')?.startsWith('application/json') === true;
    // Another site can send a form without asking, but no JSON.
    if (c.req.method !== 'GET' && !(isOwn && isJson)) return c.text('Only this page may decide.', 403);
    c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return next();
  });

  server.get('/api/review', (c) => c.json<ReviewData>({ ...data, ...state() }));

  server.get('/api/pictures/:name/:side', (c) => {
    const change = byName.get(c.req.param('name'));
    const side = sides.find((each) => each === c.req.param('side'));
    const png = change === undefined || side === undefined ? null : pngOf(change, side);
    return png === null ? c.notFound() : c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' });
  });

  server.post('/api/decisions', async (c) => {
    const parsed = decisionRequest.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.text('The request has no names and decision.', 400);
    const { names, decision } = parsed.data;
    const unknown = names.find((name) => !byName.has(name));
    if (unknown !== undefined) return c.text('One of the names is not a change.', 404);
    review.decide(names, decision);
    return c.json<DecisionAnswer>({ ...state(), names });
  });

  server.post('/api/undo', (c) => {
    const names = review.undo();
    return c.json<DecisionAnswer>({ ...state(), names });
  });

  server.get('*', (c) => {
    const file = page.get(c.req.path === '/' ? '/index.html' : c.req.path);
    if (file === undefined) return c.notFound();
    const body = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
    return c.body(body, 200, { 'Content-Type': file.type });
  });

  return server;
}

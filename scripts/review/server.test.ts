import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChanges } from './changes.ts';
import { createReview } from './decisions.ts';
import { decode } from './image.ts';
import { createServer } from './server.ts';
import { drawing, memoryPictures } from './testing.ts';

const ORIGIN = 'http://127.0.0.1:6200';
const NAME = 'a-b--one-light';
const before = drawing({ color: 0x3845c9 });
const after = drawing({ color: 0x2060d0 });

let folder: string;
let server: Hono;
let approved: ReadonlyMap<string, Buffer>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  writeFileSync(join(folder, `${NAME}-actual.png`), after);
  const pictures = memoryPictures({ [NAME]: before });
  approved = pictures.all;
  const changes = findChanges({ pictures, run: folder, base: null });
  const review = createReview({ changes, pictures, file: join(folder, 'decisions.json') });
  const page = new Map([['/index.html', { content: '<h1>Review</h1>', type: 'text/html' }]]);
  server = createServer({ changes, review, page, catalogue: 'http://localhost:6006' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const get = (path: string, host = '127.0.0.1:6200') =>
  server.request(`${ORIGIN}${path}`, { headers: { host } });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { host: '127.0.0.1:6200', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const accept = { names: [NAME], decision: 'accepted' };

describe('the review server', () => {
  it('serves the page and what changed, under a policy that loads nothing from elsewhere', async () => {
    const page = await get('/');
    expect(await page.text()).toBe('<h1>Review</h1>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const data: unknown = await (await get('/api/review')).json();
    expect(data).toMatchObject({
      groups: [{ title: '#3845C9 → #2060D0', names: [NAME] }],
      changes: [{ name: NAME, before: { width: 40, height: 30 }, after: { width: 40, height: 30 } }],
      decisions: {},
    });
  });

  it('serves both versions and their difference as PNGs', async () => {
    const png = async (side: string): Promise<Buffer> =>
      Buffer.from(await (await get(`/api/pictures/${NAME}/${side}`)).arrayBuffer());
    expect(await png('before')).toEqual(before);
    expect(await png('after')).toEqual(after);
    const { data } = decode(await png('difference'));
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect([...data.subarray((12 * 40 + 15) * 4, (12 * 40 + 15) * 4 + 3)]).toEqual([190, 36, 48]);
  });

  it('answers with nothing but known screenshots and files of the page', async () => {
    for (const path of [
      '/api/pictures/a-b--two-light/after',
      `/api/pictures/${NAME}/actual`,
      '/api/pictures/..%2F..%2Fpackage.json/after',
      '/package.json',
      '/../package.json',
      '/%2e%2e/package.json',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await post('/api/decisions', { names: ['../../x'], decision: 'accepted' })).status).toBe(404);
    expect((await post('/api/decisions', { names: [NAME], decision: 'maybe' })).status).toBe(400);
    expect((await post('/api/decisions', 'no object')).status).toBe(400);
    expect(approved.get(NAME)).toBe(before);
  });

  it('refuses every other host name, so that no site can reach it by its own', async () => {
    for (const host of ['example.com', 'example.com:6200', '127.0.0.1.example.com', '0.0.0.0:6200']) {
      expect((await get('/api/review', host)).status, host).toBe(403);
    }
    expect((await get('/api/review', 'localhost:6200')).status).toBe(200);
  });

  it('refuses decisions from another site and from forms', async () => {
    const attempts: Record<string, string>[] = [
      { origin: 'https://example.com' },
      { origin: 'null' },
      { origin: 'http://localhost:6006' },
      { 'content-type': 'text/plain' },
    ];
    for (const headers of attempts) {
      expect((await post('/api/decisions', accept, headers)).status).toBe(403);
      expect((await post('/api/undo', {}, headers)).status).toBe(403);
    }
    expect(approved.get(NAME)).toBe(before);
  });

  it('approves an accepted screenshot, and restores it on undo', async () => {
    const accepted = await post('/api/decisions', accept, { origin: ORIGIN });
    expect(await accepted.json()).toEqual({
      decisions: { [NAME]: 'accepted' },
      canUndo: true,
      names: [NAME],
    });
    expect(approved.get(NAME)).toEqual(after);
    expect(await (await post('/api/undo', {})).json()).toEqual({
      decisions: {},
      canUndo: false,
      names: [NAME],
    });
    expect(approved.get(NAME)).toEqual(before);
  });
});

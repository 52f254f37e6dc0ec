import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { accept, readPage, type Change, type Review } from './changes.ts';
import { groupByCause } from './groups.ts';
import { decode, differencePng } from './image.ts';

const json = (body: unknown): [number, string, string] => [200, 'application/json', JSON.stringify(body)];

/**
 * Serves a review on this machine: the page, `/api/changes`, `/pictures/NAME/before|after|difference`, and
 * `POST /api/accept` with names, which writes and stages their files.
 *
 * @param port 0 for a free one.
 */
export async function serveReview(
  review: Review,
  changes: readonly Change[],
  port: number,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const byName = new Map(changes.map((change) => [change.name, change]));
  const accepted = new Set<string>();

  function picture(name: string, side: string): Buffer | null {
    const { before = null, after = null } = byName.get(name) ?? {};
    if (side === 'difference') return before && after && differencePng(decode(before), decode(after));
    return side === 'before' ? before : after;
  }

  async function answer(request: IncomingMessage): Promise<[number, string, string | Buffer]> {
    const [, path = '', name = '', side = ''] = (request.url ?? '').split('/');
    const isPost = request.method === 'POST';
    if (!isPost && path === '') return [200, 'text/html; charset=utf-8', readPage()];
    if (!isPost && path === 'pictures') {
      const png = picture(name, side);
      return png === null ? [404, 'text/plain', 'No such picture'] : [200, 'image/png', png];
    }
    if (!isPost && path === 'api' && name === 'changes') {
      const shown = changes.map((change) => ({
        name: change.name,
        origin: change.origin,
        pixels: change.comparison?.pixels ?? null,
        sides: (['before', 'after'] as const).filter((each) => change[each] !== null),
      }));
      return json({ groups: groupByCause(changes), changes: shown, accepted: [...accepted] });
    }
    // Another site cannot send JSON here: that takes a preflight, which has no answer.
    if (
      isPost &&
      path === 'api' &&
      name === 'accept' &&
      request.headers['content-type'] === 'application/json'
    ) {
      const names = (JSON.parse(await text(request)) as string[]).filter(
        (each) => byName.get(each)?.origin === 'run',
      );
      accept(review, names);
      for (const each of names) accepted.add(each);
      return json({ accepted: [...accepted] });
    }
    return [404, 'text/plain', 'Not found'];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request)
      .catch((error: unknown): [number, string, string] => [500, 'text/plain', String(error)])
      .then(([status, type, body]) => response.writeHead(status, { 'Content-Type': type }).end(body));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

import { checkSession } from '../checks.ts';
import { rowsOf, at, without, UNICODE, UNREAD, type Row, type Writer } from './writer.ts';

/** A redirect from its creation to its end. */
export async function redirects({
  server,
  origin,
  findFor,
  left,
  onWrite,
  mark,
  contractOf,
  find,
  read,
  send,
  refuse,
  isPutBack,
  skip,
  compare,
  compareId,
}: Writer): Promise<void> {
  const [create, update, remove] = [
    'redirects.createRedirect',
    'redirects.updateRedirect',
    'redirects.deleteRedirect',
  ] as const;
  const list = async (): Promise<readonly Row[]> =>
    rowsOf(at(await read('redirects.getRedirects'), 'data', 'redirects'));
  const before = await list();
  if (!Array.isArray(at(await read('redirects.getRedirects'), 'data', 'redirects')))
    return skip([create, update, remove], UNREAD);
  const webhook = `https://discord.com/api/webhooks/1/${mark}`;
  const isMine = (row: Row): boolean => row['webhook'] === webhook;
  const draft = { id: -1, keyword: `${mark} ${UNICODE}`, webhook, type: 'Name', active: false };
  await send(create, 'adds a redirect that is switched off', draft);
  const mine = (await list()).filter(isMine);
  const [row] = mine;
  if (row === undefined) {
    find(create, 'saved', 'the new redirect is not in the list');
    left.push(`${create}: perhaps a redirect whose keyword begins with “${mark}”`);
    return skip([update, remove], 'the new redirect is not in the list');
  }
  if (mine.length > 1) find(create, 'saved', 'the new redirect is in the list more than once');
  compare(create, without(draft, 'id'), row);
  if (row['id'] === -1 || (typeof row['id'] !== 'number' && typeof row['id'] !== 'string'))
    find(create, 'ids', 'the new redirect has no id');

  const changed = { ...row, active: true, x_verify: mark };
  await send(update, 'switches it on, with a key that the server does not know', changed);
  const got = (await list()).find(isMine);
  compareId(update, 'id', row['id'], got?.['id']);
  compare(update, without(changed, 'id', 'x_verify'), got);
  if (got?.['x_verify'] !== mark) find(update, 'keys', 'a key that the server does not know is lost');
  onWrite('PUT /v1/redirects: saves it without a session, twice, which must be refused');
  await checkSession(server, origin, contractOf(update), '/v1/redirects', findFor(update), changed);
  const unknown = typeof row['id'] === 'number' ? 2_147_483_646 : `${mark}-unknown`;
  await refuse(update, 'saves a redirect that does not exist', 'refusal', 404, { ...draft, id: unknown });

  // With the id of the list: it may have changed.
  const id = got?.['id'] ?? row['id'];
  for (const one of new Set([id, row['id'], ...mine.map((other) => other['id'])])) {
    if (one === id) await send(remove, 'deletes it; the id is in the body', { id: one });
    else await server.send(contractOf(remove), '/v1/redirects', { payload: { id: one } });
  }
  const after = await list();
  if (after.some(isMine))
    find(remove, 'delete', 'the redirect is still there; a proxy may drop the body of DELETE');
  else await refuse(remove, 'deletes it once more', 'refusal', 404, { id });
  isPutBack(remove, 'the list of redirects', before, after);
}

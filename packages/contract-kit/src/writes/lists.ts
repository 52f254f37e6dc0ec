import { rowsOf, at, UNICODE, UNREAD, type Writer } from './writer.ts';

/** A kind of lists that a developer keeps. */
interface Lists {
  readonly group: string;
  readonly id: string;
  readonly content: string;
  readonly create: (name: string, content: unknown) => unknown;
  readonly save: (id: unknown, name: string, content: unknown) => unknown;
  readonly long: unknown;
  readonly short: unknown;
}

const LONG_LIST = 1_000;

const keywords: Lists = {
  group: 'keywords',
  id: 'keywordListID',
  content: 'keywords',
  create: (name, keywords) => ({ keywords, name }),
  save: (keywordListID, name, keywords) => ({ keywords, keywordListID, name }),
  long: Array.from({ length: LONG_LIST }, (_, index) => `${index % 7} keyword ${index}`),
  short: ['samba', 'adizero', UNICODE],
};
const proxies: Lists = {
  group: 'proxies',
  id: 'proxyListID',
  content: 'proxies',
  create: (proxyListName, proxyListData) => ({ proxyListData, proxyListName }),
  save: (proxyListID, _, proxyListData) => ({ proxyListData, proxyListID }),
  long: Array.from({ length: LONG_LIST }, (_, index) => `192.0.2.1:${20_000 + index}`).join('\n'),
  short: '192.0.2.1:20000\n192.0.2.2:20000\n',
};

async function oneKind(
  {
    server,
    left,
    mark,
    isDeveloper,
    contractOf,
    find,
    read,
    send,
    refuse,
    isPutBack,
    skip,
    compare,
    compareId,
  }: Writer,
  { group, id: idKey, content, create: created, save: saved, long, short }: Lists,
): Promise<void> {
  const one = group === 'keywords' ? 'Keyword' : 'Proxy';
  const [get, create, save, remove] = [
    `get${one}Lists`,
    `create${one}List`,
    `save${one}List`,
    `delete${one}List`,
  ].map((name) => `${group}.${name}`) as [string, string, string, string];
  if (!isDeveloper) return skip([create, save, remove], 'it needs the session of a developer');
  const before = await read(get);
  if (!Array.isArray(before)) return skip([create, save, remove], UNREAD);
  const name = `${mark} ${UNICODE}`;
  const id = at(await send(create, `adds a list with ${LONG_LIST} entries`, created(name, long)), 'new_id');
  const all = rowsOf(await read(get));
  const row = all.find((other) => other['name'] === name || other['id'] === id);
  if (row === undefined || id === undefined) {
    find(create, 'saved', 'the new list is not among the lists');
    if (row === undefined) {
      left.push(`${create}: perhaps a list whose name begins with “${mark}”`);
      return skip([save, remove], 'the new list is not among the lists');
    }
  }
  compareId(create, 'new_id', id, row['id']);
  compare(create, { name, [content]: long }, row);
  await send(save, 'shortens the list', saved(row['id'], name, short));
  const got = rowsOf(await read(get)).find((other) => other['id'] === row['id']);
  compareId(save, 'id', row['id'], got?.['id']);
  compare(save, { name, [content]: short }, got);
  await send(remove, 'deletes the list; the id is in the body', { [idKey]: row['id'] });
  let after = await read(get);
  if (rowsOf(after).some((other) => other['id'] === row['id'])) {
    find(remove, 'delete', 'the list is still there; a proxy may drop the body of DELETE');
    // With the id as the server gave it out.
    await server.send(contractOf(remove), contractOf(remove).path, { payload: { [idKey]: id } });
    after = await read(get);
  } else await refuse(remove, 'deletes it once more', 'refusal', 404, { [idKey]: row['id'] });
  isPutBack(remove, 'the lists', before, after);
}

/** A keyword list and a proxy list from their creation to their end. */
export async function lists(writer: Writer): Promise<void> {
  await oneKind(writer, keywords);
  await oneKind(writer, proxies);
}

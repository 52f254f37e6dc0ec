import { allCalls } from '@dropdeck/domain/contract';
import { rowsOf, at, without, isSame, UNICODE, UNREAD, type Row, type Writer } from './writer.ts';

const readMonitor = ({ read }: Writer, uuid: string): Promise<unknown> =>
  read('monitorDetail.getMonitor', { uuid });

async function webhooks(writer: Writer, uuid: string): Promise<void> {
  const { mark, find, send, isPutBack, skip } = writer;
  const call = 'monitorDetail.saveMonitorWebhooks';
  const before = at(await readMonitor(writer, uuid), 'webhooks');
  const rows = rowsOf(before);
  if (rows.length === 0) return skip([call], 'the monitor has no webhooks');
  const sent = rows.map(({ region, webhook_url }) => ({ region, webhook_url }));
  const changed = sent.map((row, index) =>
    index === 0 ? { ...row, webhook_url: `https://discord.com/api/webhooks/1/${mark}` } : row,
  );
  const parameters = { monitor_uuid: uuid };
  await send(call, 'changes the webhook of one region for a moment', { webhooks: changed }, parameters);
  const got = rowsOf(at(await readMonitor(writer, uuid), 'webhooks')).map(({ region, webhook_url }) => ({
    region,
    webhook_url,
  }));
  if (!isSame(got, changed)) find(call, 'whole-list', 'the webhooks are not those that were sent');
  await send(call, 'puts the webhooks back', { webhooks: sent }, parameters);
  isPutBack(call, 'the webhooks of a monitor', before, at(await readMonitor(writer, uuid), 'webhooks'));
}

async function settings(writer: Writer, uuid: string): Promise<void> {
  const { isDeveloper, find, send, isPutBack } = writer;
  const call = 'monitorDetail.updateMonitorInputs';
  const parameters = { uuid: uuid };
  const before = await readMonitor(writer, uuid);
  const toggle = async (
    what: string,
    keys: readonly string[],
    type: string,
    key: string,
    change: (value: unknown) => unknown,
  ) => {
    const value = at(before, ...keys);
    if (value === undefined || value === null) return;
    const changed = change(value);
    await send(call, `changes ${what} for a moment`, { [key]: changed, type }, parameters);
    if (!isSame(at(await readMonitor(writer, uuid), ...keys), changed))
      find(call, 'saved', `${what} comes back with another value`);
    await send(call, `puts ${what} back`, { [key]: value, type }, parameters);
    isPutBack(call, what, value, at(await readMonitor(writer, uuid), ...keys));
  };
  const not = (value: unknown): boolean => !value;
  await toggle(
    '“own products”',
    ['monitorOnlyOwnInputs'],
    'monitor_preference',
    'monitorOnlyOwnProducts',
    not,
  );
  if (!isDeveloper) return;
  await toggle('the delay', ['monitorSettings', 'delay'], 'delay', 'delay', (value) => Number(value) + 1);
  await toggle('“inputs allowed”', ['data', 'input_allowed'], 'inputs', 'inputsAllowed', not);
}

async function inputs(writer: Writer, uuid: string): Promise<void> {
  const { left, mark, isDeveloper, find, send, refuse, isPutBack, skip, compare, compareId } = writer;
  const [add, update, remove] = [
    'monitorDetail.addMonitorInputs',
    'monitorDetail.updateMonitorInputs',
    'monitorDetail.deleteMonitorInput',
  ] as const;
  const parameters = { uuid: uuid };
  const monitor = await readMonitor(writer, uuid);
  if (!isDeveloper && !at(monitor, 'data', 'input_allowed'))
    return skip([add, remove], 'the monitor takes no inputs');
  const before = at(monitor, 'inputs');
  if (!Array.isArray(before)) return skip([add, remove], UNREAD);
  const list = async (): Promise<readonly Row[]> =>
    rowsOf(at(await readMonitor(writer, uuid), 'inputs')).filter(({ link }) => link === draft.link);
  const draft = {
    id: -1,
    link: `https://shop.example/${mark}`,
    sizeRange: '36-50',
    specialWebhook: '',
    region: 'all',
    note: UNICODE,
    active: false,
  };
  const answer = await send(
    add,
    'adds an input that is switched off',
    { inputs: [draft], force: true },
    parameters,
  );
  const [given] = rowsOf(at(answer, 'inputs'));
  if (answer !== undefined && given === undefined) find(add, 'saved', 'the answer has no inputs with ids');
  const [row] = await list();
  if (row === undefined) {
    find(add, 'saved', 'the new input is not in the monitor');
    left.push(`${add}: perhaps an input whose link ends with “${mark}”`);
    return skip([remove], 'the new input is not in the monitor');
  }
  if (given !== undefined) compareId(add, 'id', given['id'], row['id']);
  if (row['id'] === -1) find(add, 'ids', 'the new input has no id');
  compare(add, without(draft, 'id'), row);
  await refuse(
    add,
    'adds the link again, not forced',
    'conflict',
    409,
    { inputs: [draft], force: false },
    parameters,
  );
  if ((await list()).length > 1) find(add, 'conflict', 'a link that is there was added without force');
  await send(add, 'adds the link again, forced', { inputs: [draft], force: true }, parameters);
  if ((await list()).length < 2) find(add, 'conflict', 'a link that is there was not added with force');
  const changed = { ...row, note: `${UNICODE} 2`, priceLimit: 120 };
  await send(
    update,
    'changes the note and the price limit of the input',
    { inputs: [changed], force: true },
    parameters,
  );
  compare(
    update,
    without(changed, 'id'),
    (await list()).find(({ id }) => id === row['id']),
  );
  for (const one of await list()) await send(remove, 'deletes the input; it is in the body', one, parameters);
  if ((await list()).length > 0)
    find(remove, 'delete', 'the input is still there; a proxy may drop the body of DELETE');
  else await refuse(remove, 'deletes it once more', 'refusal', 404, row, parameters);
  isPutBack(remove, 'the inputs of a monitor', before, at(await readMonitor(writer, uuid), 'inputs'));
}

/** A list that is sent whole: without its first entry, and back. */
async function wholeList(
  { isDeveloper, find, send, isPutBack, skip }: Writer,
  uuid: string,
  call: string,
  what: string,
  key: string,
  readList: () => Promise<unknown>,
  changed: (list: readonly unknown[]) => readonly unknown[] | null,
): Promise<void> {
  if (!isDeveloper) return skip([call], 'it needs the session of a developer');
  const before = await readList();
  const sent = Array.isArray(before) ? changed(before) : null;
  if (sent === null) return skip([call], `${what}: there is nothing to change`);
  const parameters = { uuid: uuid };
  await send(call, `changes ${what} for a moment`, { [key]: sent }, parameters);
  if (!isSame(await readList(), sent)) find(call, 'whole-list', `${what}: it is not the list that was sent`);
  await send(call, `puts ${what} back`, { [key]: before }, parameters);
  isPutBack(call, what, before, await readList());
}

/** What belongs to the first monitor. */
export async function monitor(writer: Writer): Promise<void> {
  const { uuid, read, mark, skip } = writer;
  if (uuid === undefined) {
    const names = allCalls
      .filter(({ name, method }) => name.startsWith('monitorDetail.') && method !== 'GET')
      .map(({ name }) => name);
    return skip(names, 'no id is known from monitors.getMonitors');
  }
  await webhooks(writer, uuid);
  await settings(writer, uuid);
  await inputs(writer, uuid);
  await wholeList(
    writer,
    uuid,
    'monitorDetail.saveExampleInputs',
    'the example inputs of a monitor',
    'example_inputs',
    async () => at(await readMonitor(writer, uuid), 'data', 'example_inputs') ?? [],
    (list) => [...list.slice(1), mark, UNICODE],
  );
  await wholeList(
    writer,
    uuid,
    'monitorDetail.saveMonitorCustomers',
    'the customers of a monitor',
    'customerIds',
    async () => at(await read('monitorDetail.getMonitorCustomers', { uuid }), 'filtered'),
    (list) => (list.length === 0 ? null : list.slice(1)),
  );
}

import { isDeepStrictEqual } from 'node:util';
import { allCalls, fillPath, type Contract } from '@dropdeck/domain/contract';
import { checkAnswer, checkCors, checkSession, toJson, type Find } from './checks.ts';
import type { Rule } from './report.ts';
import type { Server } from './server.ts';

/** What the writing part needs of the verifier. */
export interface WriteOptions {
  readonly server: Server;
  readonly origin?: string | undefined;
  readonly unsafe?: boolean | undefined;
  readonly onWrite?: (text: string) => void;
  readonly findFor: (call: string) => Find;
  /** The answers of the calls that read. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Gets what could not be put back. */
  readonly left: string[];
}

type Row = Readonly<Record<string, unknown>>;
type Parameters = Readonly<Record<string, string>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRow(inner) ? inner[key] : undefined), value);
const without = (row: Row | undefined, ...keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([key]) => !keys.includes(key)));
const isSame = isDeepStrictEqual;

/** Letters that a database which is not UTF-8 loses, and two that look alike to a collation. */
const UNICODE = 'Žluťoučký 名前 🚀 ß';
const LONG_LIST = 1_000;

const UNREAD = 'what it changes cannot be read, so it could not be put back';

const effects: Partial<Record<Rule, readonly [effect: string, section: string]>> = {
  saved: ['The dashboard shows what was not saved, until the page loads again.', '4.14'],
  keys: ['What other programs keep in the object is lost with a save.', '3'],
  ids: ['The next save finds no such row.', '3'],
  'whole-list': ['Entries come back, or are lost, with a save.', '4.14'],
  unicode: ['Names and notes are damaged with each save.', '7'],
  delete: ['The dashboard shows it as deleted, until the page loads again.', '7'],
  conflict: ['The dashboard asks only after 409 whether to add it again.', '4.9'],
  refusal: ['The dashboard does not know that it was deleted.', '8'],
  'put-back': ['What the verifier changed is still there.', '7'],
};

/**
 * Makes the calls that write: what they change is read back, and put back as it was. Calls that cannot be taken back are
 * made with `unsafe` only.
 */
export async function write(options: WriteOptions): Promise<{
  readonly done: ReadonlySet<string>;
  readonly skipped: ReadonlyMap<string, string>;
}> {
  const { server, origin, findFor, answers, left, onWrite = () => undefined } = options;
  const done = new Set<string>();
  const skipped = new Map<string, string>();
  const mark = `verify-${Date.now().toString(36)}`;
  const info = answers.get('session.getCustomerInfo');
  const isDeveloper = Boolean(at(info, 'developer'));

  const contractOf = (name: string): Contract => {
    const contract = allCalls.find((one) => one.name === name);
    if (contract === undefined) throw new Error(`There is no call ${name}.`);
    return contract;
  };
  const find = (call: string, rule: Rule, text: string): void =>
    findFor(call)(rule, text, ...(effects[rule] ?? ['', '7']));

  const read = async (name: string, parameters: Parameters = {}): Promise<unknown> => {
    const contract = contractOf(name);
    const answer = await server.send(contract, fillPath(contract.path as '', parameters as never));
    return answer === null ? undefined : toJson(answer.text);
  };
  /** Makes a write and checks its answer. @returns its body, or undefined if it failed. */
  const send = async (
    name: string,
    what: string,
    payload: unknown,
    parameters: Parameters = {},
  ): Promise<unknown> => {
    const contract = contractOf(name);
    onWrite(`${contract.method} ${contract.path}: ${what}`);
    done.add(name);
    const path = fillPath(contract.path as '', parameters as never);
    const answer = await server.send(contract, path, { payload });
    if (answer === null) {
      findFor(name)('reachable', 'there was no answer', 'The dashboard says that it was not saved.', '8');
      return undefined;
    }
    if (origin !== undefined) checkCors(origin, answer, findFor(name));
    return checkAnswer(contract, answer, findFor(name));
  };
  /** Makes a write that the server must refuse. */
  const refuse = async (
    name: string,
    what: string,
    rule: Rule,
    status: number,
    payload: unknown,
    parameters: Parameters = {},
  ): Promise<void> => {
    const contract = contractOf(name);
    onWrite(`${contract.method} ${contract.path}: ${what}`);
    const path = fillPath(contract.path as '', parameters as never);
    const answer = await server.send(contract, path, { payload });
    if (answer !== null && answer.status !== status)
      find(name, rule, `${what}: the status is ${answer.status}, not ${status}`);
  };
  const isPutBack = (call: string, what: string, before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    find(call, 'put-back', `${what} could not be put back as it was`);
    left.push(`${call}: ${what}`);
  };
  const skip = (names: readonly string[], why: string): void => {
    for (const name of names) if (!skipped.has(name)) skipped.set(name, why);
  };

  /** Compares what was sent with what is read, key by key. */
  const compare = (call: string, sent: Row, got: Row | undefined): void => {
    for (const [key, value] of Object.entries(sent)) {
      if (isSame(got?.[key], value)) continue;
      if (Array.isArray(value)) find(call, 'whole-list', `${key} is not the list that was sent`);
      else if (typeof value === 'string' && /[^ -~\n]/u.test(value))
        find(call, 'unicode', `${key} comes back with other letters`);
      else find(call, 'saved', `${key} comes back with another value`);
    }
  };
  /** Compares an id, which must come back as it was. */
  const compareId = (call: string, key: string, before: unknown, after: unknown): void => {
    if (isSame(before, after)) return;
    find(
      call,
      'ids',
      typeof before === typeof after
        ? `${key} is another one now`
        : `${key} was a ${typeof before} and is a ${typeof after}`,
    );
  };

  async function settings(): Promise<void> {
    const call = 'settings.updateCustomer';
    const bot = at(info, 'bot_data');
    const customer = at(info, 'customer_data');
    if (!isRow(bot) || !isRow(customer) || customer['name'] === undefined)
      return skip([call], 'the account has no profile');
    const servers = Array.isArray(bot['whitelisted_servers'])
      ? (bot['whitelisted_servers'] as unknown[])
      : [];
    const before = {
      bot_name: bot['name'] ?? '',
      customer_name: customer['name'] ?? '',
      image_url: customer['image'] ?? '',
      hex_color: customer['hex_color'] ?? '',
      footer_text: bot['footer_text'] ?? '',
      footer_icon: customer['footer_icon'] ?? '',
      app_id: bot['app_id'] ?? '',
      whitelisted_servers: servers,
      webhook_url: customer['webhook_url'] ?? '',
    };
    const changedServers = servers.length > 0 ? servers.slice(1) : ['100000000000000000'];
    await send(call, 'renames the bot and shortens the whitelist for a moment', {
      ...before,
      bot_name: UNICODE,
      whitelisted_servers: changedServers,
    });
    const changed = await read('session.getCustomerInfo');
    compare(
      call,
      { name: UNICODE, whitelisted_servers: changedServers, footer_text: bot['footer_text'] },
      at(changed, 'bot_data') as Row,
    );
    compareId(call, 'app_id', bot['app_id'], at(changed, 'bot_data', 'app_id'));
    if (!isSame(customer, at(changed, 'customer_data')))
      find(call, 'keys', 'parts of customer_data that were not changed are others now');
    await send(call, 'puts the settings back', before);
    const after = await read('session.getCustomerInfo');
    isPutBack(call, 'the settings', [bot, customer], [at(after, 'bot_data'), at(after, 'customer_data')]);
  }

  async function redirects(): Promise<void> {
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

  interface Lists {
    readonly group: string;
    readonly id: string;
    readonly content: string;
    readonly create: (name: string, content: unknown) => unknown;
    readonly save: (id: unknown, name: string, content: unknown) => unknown;
    readonly long: unknown;
    readonly short: unknown;
  }
  async function lists({
    group,
    id: idKey,
    content,
    create: created,
    save: saved,
    long,
    short,
  }: Lists): Promise<void> {
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

  const uuid = at(rowsOf(at(answers.get('monitors.getMonitors'), 'monitors'))[0], 'monitor_uuid');
  const readMonitor = (): Promise<unknown> => read('monitorDetail.getMonitor', { uuid: String(uuid) });

  async function webhooks(): Promise<void> {
    const call = 'monitorDetail.saveMonitorWebhooks';
    const before = at(await readMonitor(), 'webhooks');
    const rows = rowsOf(before);
    if (rows.length === 0) return skip([call], 'the monitor has no webhooks');
    const sent = rows.map(({ region, webhook_url }) => ({ region, webhook_url }));
    const changed = sent.map((row, index) =>
      index === 0 ? { ...row, webhook_url: `https://discord.com/api/webhooks/1/${mark}` } : row,
    );
    const parameters = { monitor_uuid: String(uuid) };
    await send(call, 'changes the webhook of one region for a moment', { webhooks: changed }, parameters);
    const got = rowsOf(at(await readMonitor(), 'webhooks')).map(({ region, webhook_url }) => ({
      region,
      webhook_url,
    }));
    if (!isSame(got, changed)) find(call, 'whole-list', 'the webhooks are not those that were sent');
    await send(call, 'puts the webhooks back', { webhooks: sent }, parameters);
    isPutBack(call, 'the webhooks of a monitor', before, at(await readMonitor(), 'webhooks'));
  }

  async function monitorSettings(): Promise<void> {
    const call = 'monitorDetail.updateMonitorInputs';
    const parameters = { uuid: String(uuid) };
    const before = await readMonitor();
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
      if (!isSame(at(await readMonitor(), ...keys), changed))
        find(call, 'saved', `${what} comes back with another value`);
      await send(call, `puts ${what} back`, { [key]: value, type }, parameters);
      isPutBack(call, what, value, at(await readMonitor(), ...keys));
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

  async function inputs(): Promise<void> {
    const [add, update, remove] = [
      'monitorDetail.addMonitorInputs',
      'monitorDetail.updateMonitorInputs',
      'monitorDetail.deleteMonitorInput',
    ] as const;
    const parameters = { uuid: String(uuid) };
    const monitor = await readMonitor();
    if (!isDeveloper && !at(monitor, 'data', 'input_allowed'))
      return skip([add, remove], 'the monitor takes no inputs');
    const before = at(monitor, 'inputs');
    if (!Array.isArray(before)) return skip([add, remove], UNREAD);
    const list = async (): Promise<readonly Row[]> =>
      rowsOf(at(await readMonitor(), 'inputs')).filter(({ link }) => link === draft.link);
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
    for (const one of await list())
      await send(remove, 'deletes the input; it is in the body', one, parameters);
    if ((await list()).length > 0)
      find(remove, 'delete', 'the input is still there; a proxy may drop the body of DELETE');
    else await refuse(remove, 'deletes it once more', 'refusal', 404, row, parameters);
    isPutBack(remove, 'the inputs of a monitor', before, at(await readMonitor(), 'inputs'));
  }

  /** A list that is sent whole: without its first entry, and back. */
  async function wholeList(
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
    const parameters = { uuid: String(uuid) };
    await send(call, `changes ${what} for a moment`, { [key]: sent }, parameters);
    if (!isSame(await readList(), sent))
      find(call, 'whole-list', `${what}: it is not the list that was sent`);
    await send(call, `puts ${what} back`, { [key]: before }, parameters);
    isPutBack(call, what, before, await readList());
  }

  async function customer(): Promise<void> {
    const call = 'customers.saveCustomer';
    const before = await read('customers.getCustomers');
    const [row] = rowsOf(before);
    if (row === undefined)
      return skip([call], 'there is no customer, or it needs the session of a developer');
    const changed = { ...row, name: UNICODE };
    await send(call, 'renames the first customer for a moment', changed);
    const got = rowsOf(await read('customers.getCustomers')).find(
      ({ customer_id }) => customer_id === row['customer_id'],
    );
    compare(call, changed, got);
    await send(call, 'puts the customer back', row);
    isPutBack(call, 'a customer', before, await read('customers.getCustomers'));
  }

  async function permissions(): Promise<void> {
    const call = 'commands.updateCommand';
    const guild = rowsOf(at(rowsOf(at(answers.get('commands.getGuilds'), 'bots'))[0], 'guilds'))[0]?.['id'];
    const list = async (): Promise<readonly Row[]> =>
      rowsOf(
        at(rowsOf(at(await read('commands.getCommands', { id: String(guild) }), 'bots'))[0], 'commands'),
      );
    const kinds = ['channels', 'roles', 'members'];
    const overrideOf = (command: Row | undefined, kind: string): Row | undefined =>
      rowsOf(at(command, 'permissions', kind))[0];
    const before = await list();
    const command = before.find((one) => kinds.some((kind) => overrideOf(one, kind) !== undefined));
    const kind = kinds.find((one) => overrideOf(command, one) !== undefined);
    if (command === undefined || kind === undefined)
      return skip([call], 'no command has an override, and a first one cannot be taken back');
    const override = overrideOf(command, kind) ?? {};
    const payload = (permission: boolean) => ({
      selected_channels: [],
      selected_roles: [],
      selected_members: [],
      [`selected_${kind}`]: [{ id: override['id'], permission }],
      app_id: at(info, 'bot_data', 'app_id'),
      guild_id: guild,
      command_id: command['id'],
    });
    const was = Boolean(override['permission']);
    await send(call, 'changes an override of a command for a moment', payload(!was));
    const got = (await list()).find(({ id }) => id === command['id']);
    compare(
      call,
      { ...override, permission: !was },
      rowsOf(at(got, 'permissions', kind)).find(({ id }) => id === override['id']),
    );
    await send(call, 'puts the override back', payload(was));
    isPutBack(call, 'the overrides of a command', before, await list());
  }

  async function links(): Promise<void> {
    const portal = await send('payment.openBillingPortal', 'asks for a link to the billing portal', {});
    if (portal !== undefined && typeof at(portal, 'url') !== 'string')
      find('payment.openBillingPortal', 'saved', 'there is no url');
    const products = answers.get('plans.getPlanProducts');
    const monitor = rowsOf(at(products, 'monitor'))[0]?.['id'];
    if (monitor === undefined) skip(['plans.createPaymentLink'], 'there is no product');
    else
      await send('plans.createPaymentLink', 'asks for a payment link, which is not opened', {
        toolboxes: [],
        monitors: [monitor],
      });
    const invite = await send('onboarding.validateInvite', 'asks about an invite that does not exist', {
      key: mark,
    });
    if (invite !== undefined && !at(invite, 'error'))
      find('onboarding.validateInvite', 'refusal', 'an invite that does not exist is accepted');
    const signedIn = await send('session.signIn', 'asks for a session with a code that does not exist', {
      code: mark,
      app_id: 'login',
    });
    if (signedIn !== undefined && !at(signedIn, 'error'))
      find('session.signIn', 'refusal', 'a code that does not exist is accepted');
  }

  const cannot = 'it cannot be taken back: --unsafe';
  async function unsafe(): Promise<void> {
    skip(
      ['onboarding.createCustomer'],
      'it makes a bot: try it with an account that has paid, in the dashboard',
    );
    skip(['access.removeBotUser'], 'a removed user cannot be restored: try it in the dashboard');
    const names = [
      'access.createBotInvite',
      'monitors.createMonitor',
      'updates.sendUpdate',
      'session.logout',
    ];
    if (options.unsafe !== true) return skip(names, cannot);
    const app_id = at(info, 'bot_data', 'app_id');
    await send('access.createBotInvite', 'makes an invite', { app_id, permission: 2 });
    if (isDeveloper) {
      const product = rowsOf(answers.get('products.getMonitorProducts'))[0]?.['id'];
      const monitor = {
        site_name: mark,
        monitor_type: 'new',
        monitor_visible: false,
        product_id: product,
        example_inputs: [''],
        regions: ['EU'],
      };
      const made = await send('monitors.createMonitor', 'makes a monitor, which no call deletes', monitor);
      if (made !== undefined) left.push('monitors.createMonitor: a monitor whose name begins with “verify-”');
      await refuse('monitors.createMonitor', 'makes it once more', 'conflict', 409, monitor);
      await send('updates.sendUpdate', 'sends an update', { title: mark, color: 3_912_375, fields: [] });
    } else skip(names, 'it needs the session of a developer');
    await send('session.logout', 'ends the session', undefined);
    const info401 = await server.send(contractOf('session.getCustomerInfo'), '/v1/customer/info');
    if (info401 !== null && info401.status !== 401)
      find('session.logout', 'saved', 'the session still works after the logout');
  }

  await settings();
  await redirects();
  await lists({
    group: 'keywords',
    id: 'keywordListID',
    content: 'keywords',
    create: (name, keywords) => ({ keywords, name }),
    save: (keywordListID, name, keywords) => ({ keywords, keywordListID, name }),
    long: Array.from({ length: LONG_LIST }, (_, index) => `${index % 7} keyword ${index}`),
    short: ['samba', 'adizero', UNICODE],
  });
  await lists({
    group: 'proxies',
    id: 'proxyListID',
    content: 'proxies',
    create: (proxyListName, proxyListData) => ({ proxyListData, proxyListName }),
    save: (proxyListID, _, proxyListData) => ({ proxyListData, proxyListID }),
    long: Array.from({ length: LONG_LIST }, (_, index) => `192.0.2.1:${20_000 + index}`).join('\n'),
    short: '192.0.2.1:20000\n192.0.2.2:20000\n',
  });
  if (typeof uuid === 'string') {
    await webhooks();
    await monitorSettings();
    await inputs();
    await wholeList(
      'monitorDetail.saveExampleInputs',
      'the example inputs of a monitor',
      'example_inputs',
      async () => at(await readMonitor(), 'data', 'example_inputs') ?? [],
      (list) => [...list.slice(1), mark, UNICODE],
    );
    await wholeList(
      'monitorDetail.saveMonitorCustomers',
      'the customers of a monitor',
      'customerIds',
      async () => at(await read('monitorDetail.getMonitorCustomers', { uuid }), 'filtered'),
      (list) => (list.length === 0 ? null : list.slice(1)),
    );
  } else
    skip(
      allCalls
        .filter(({ name, method }) => name.startsWith('monitorDetail.') && method !== 'GET')
        .map(({ name }) => name),
      'no id is known from monitors.getMonitors',
    );
  if (isDeveloper) await customer();
  else skip(['customers.saveCustomer'], 'it needs the session of a developer');
  await permissions();
  await links();
  await unsafe();
  return { done, skipped };
}

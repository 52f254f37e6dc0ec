import { isRow, rowsOf, at, isSame, UNICODE, type Row, type Writer } from './writer.ts';

/** The settings of the account. */
export async function settings({
  info,
  find,
  read,
  send,
  isPutBack,
  skip,
  compare,
  compareId,
}: Writer): Promise<void> {
  const call = 'settings.updateCustomer';
  const bot = at(info, 'bot_data');
  const customer = at(info, 'customer_data');
  if (!isRow(bot) || !isRow(customer) || customer['name'] === undefined)
    return skip([call], 'the account has no profile');
  const servers = Array.isArray(bot['whitelisted_servers']) ? (bot['whitelisted_servers'] as unknown[]) : [];
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

/** A customer, by a developer. */
export async function customer({ isDeveloper, read, send, isPutBack, skip, compare }: Writer): Promise<void> {
  const call = 'customers.saveCustomer';
  if (!isDeveloper) return skip([call], 'it needs the session of a developer');
  const before = await read('customers.getCustomers');
  const [row] = rowsOf(before);
  if (row === undefined) return skip([call], 'there is no customer');
  const changed = { ...row, name: UNICODE };
  await send(call, 'renames the first customer for a moment', changed);
  const got = rowsOf(await read('customers.getCustomers')).find(
    ({ customer_id }) => customer_id === row['customer_id'],
  );
  compare(call, changed, got);
  await send(call, 'puts the customer back', row);
  isPutBack(call, 'a customer', before, await read('customers.getCustomers'));
}

/** The permissions of a command. */
export async function permissions({
  answers,
  info,
  read,
  send,
  isPutBack,
  skip,
  compare,
}: Writer): Promise<void> {
  const call = 'commands.updateCommand';
  const guild = rowsOf(at(rowsOf(at(answers.get('commands.getGuilds'), 'bots'))[0], 'guilds'))[0]?.['id'];
  const list = async (): Promise<readonly Row[]> =>
    rowsOf(at(rowsOf(at(await read('commands.getCommands', { id: String(guild) }), 'bots'))[0], 'commands'));
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

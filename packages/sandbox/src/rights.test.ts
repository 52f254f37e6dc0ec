import {
  createBotInvite,
  getBotUsers,
  getCommands,
  getCustomerInfo,
  getCustomers,
  getGuilds,
  getMembers,
  getRoles,
  removeBotUser,
  saveCustomer,
  updateCommand,
} from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient, type Client } from './testing/client.ts';

const app_id = '1087340159260172288';
const adminId = '310848622642069504';

const firstServer = async (client: Client, token: string) => {
  const { bots } = await client.fetchBody(token, getGuilds);
  return { id: bots[0].guilds[0]?.id ?? '' };
};

describe('dashboard access', () => {
  it('lists the owner first, then the admins', async () => {
    const client = createClient();
    const { data } = await client.fetchBody(await client.signIn('customer'), getBotUsers);
    expect(data.bots[0].users.map(({ permission }) => permission)).toEqual([1, 2, 2, 2]);
  });

  it('is revoked from a removed admin', async () => {
    const client = createClient();
    const owner = await client.signIn('customer');
    const admin = await client.signIn('admin');
    await client.fetchBody(owner, removeBotUser, { payload: { app_id, user_id: adminId } });
    expect((await client.fetchBody(owner, getBotUsers)).data.bots[0].users).toHaveLength(3);
    expect(await client.fetchBody(admin, getCustomerInfo)).toMatchObject({ has_bot: false });
  });

  it('cannot be revoked from the owner or from a user without access', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    const remove = (user_id: string) => client.send(token, removeBotUser, { payload: { app_id, user_id } });
    expect((await remove('201474683920318464')).status).toBe(400);
    expect((await remove('1')).status).toBe(404);
  });
});

describe("an admin of another's bot", () => {
  it('may not invite, remove or change commands (203)', async () => {
    const client = createClient();
    const token = await client.signIn('admin');
    const invite = await client.send(token, createBotInvite, { payload: { app_id, permission: 2 } });
    const remove = await client.send(token, removeBotUser, { payload: { app_id, user_id: adminId } });
    const update = await client.send(token, updateCommand, {
      payload: {
        selected_channels: [],
        selected_roles: [],
        selected_members: [],
        app_id,
        guild_id: '1',
        command_id: '1',
      },
    });
    expect([invite.status, remove.status, update.status]).toEqual([203, 203, 203]);
  });
});

describe('endpoints for developers', () => {
  it('refuse customers', async () => {
    const client = createClient();
    expect((await client.send(await client.signIn('customer'), getCustomers)).status).toBe(403);
  });

  it('save a changed customer with its unknown keys', async () => {
    const client = createClient();
    const token = await client.signIn('developer');
    const [first] = await client.fetchBody(token, getCustomers);
    if (first === undefined) throw new Error('there are no customers');
    const changed = { ...first, next_renewal: '2027-01-31', products: [1, 5] };
    await client.fetchBody(token, saveCustomer, { payload: changed });
    expect((await client.fetchBody(token, getCustomers))[0]).toEqual(changed);
    const unknown = await client.send(token, saveCustomer, { payload: { ...first, customer_id: '1' } });
    expect(unknown.status).toBe(404);
  });
});

describe('command permissions', () => {
  it('are merged into the existing overrides', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    const parameters = await firstServer(client, token);
    const { roles } = (await client.fetchBody(token, getRoles, { parameters })).bots[0];
    const { members } = (await client.fetchBody(token, getMembers, { parameters })).bots[0];
    const read = async () => (await client.fetchBody(token, getCommands, { parameters })).bots[0].commands;
    const save = async (change: { roles?: [number, boolean][]; members?: [number, boolean][] }) => {
      const command_id = (await read())[0]?.id ?? '';
      const list = (all: readonly { id: string }[], chosen: [number, boolean][] = []) =>
        chosen.map(([index, permission]) => ({ id: all[index]?.id ?? '', permission }));
      await client.fetchBody(token, updateCommand, {
        payload: {
          selected_channels: [],
          selected_roles: list(roles, change.roles),
          selected_members: list(members, change.members),
          app_id,
          guild_id: parameters.id,
          command_id,
        },
      });
      return (await read())[0]?.permissions;
    };
    await save({
      roles: [
        [0, true],
        [1, true],
      ],
    });
    const after = await save({ roles: [[1, false]], members: [[2, true]] });
    expect(after?.roles).toContainEqual({ id: roles[0]?.id, permission: true });
    expect(after?.roles).toContainEqual({ id: roles[1]?.id, permission: false });
    expect(after?.members).toContainEqual({ id: members[2]?.id, permission: true });
    expect(after?.roles?.filter(({ id }) => id === roles[1]?.id)).toHaveLength(1);
  });

  it('of one server do not affect another', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    const { guilds } = (await client.fetchBody(token, getGuilds)).bots[0];
    const idsOf = async (id = '') =>
      (await client.fetchBody(token, getRoles, { parameters: { id } })).bots[0].roles.map((role) => role.id);
    const here = new Set(await idsOf(guilds[0]?.id));
    const { commands } = (
      await client.fetchBody(token, getCommands, { parameters: { id: guilds[1]?.id ?? '' } })
    ).bots[0];
    const used = commands.flatMap(({ permissions }) => permissions?.roles ?? []);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ id }) => here.has(id))).toEqual([]);
  });

  it('answer with 404 for a server without the bot', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    expect((await client.send(token, getCommands, { parameters: { id: '1' } })).status).toBe(404);
  });
});

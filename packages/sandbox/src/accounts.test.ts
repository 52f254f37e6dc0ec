import { checkOAuth, getCustomerInfo, getMonitors, logout } from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { accountPlans } from './accounts.ts';
import { createClient, START } from './testing/client.ts';
import { DAY_MS } from './backend.ts';

const infoOf = async (account: string) => {
  const client = createClient();
  return client.fetchBody(await client.signIn(account), getCustomerInfo);
};

describe('accounts', () => {
  it.each([
    ['customer', { paid: true, has_bot: true, bot_pending: false, developer: false }],
    ['developer', { paid: true, has_bot: true, bot_pending: false, developer: true }],
    ['admin', { paid: true, has_bot: true, bot_pending: false, developer: false }],
    ['paid-new', { paid: true, has_bot: false, bot_pending: false }],
    ['visitor', { paid: false, has_bot: false, bot_pending: false }],
    ['pending', { paid: true, has_bot: true, bot_pending: true, bot_data: { app_id: 'N/A' } }],
    ['onboarding', { paid: true, has_bot: true, bot_pending: true }],
    ['preparing', { paid: true, has_bot: true, bot_pending: false }],
    ['no-monitors', { customer_data: { purchases: { toolbox: ['basic toolbox', 'account toolbox'] } } }],
    ['crowded', { developer: true, has_bot: true }],
  ])('starts the account %s in the state of its story', async (account, expected) => {
    expect(await infoOf(account)).toMatchObject(expected);
  });

  it.each(['paid-new', 'visitor', 'onboarding', 'preparing'])(
    'gives the account %s no profile',
    async (account) => {
      expect((await infoOf(account)).customer_data).toEqual({});
    },
  );

  it('gives the account without monitors no monitor purchase', async () => {
    expect((await infoOf('no-monitors')).customer_data?.purchases).not.toHaveProperty('monitor');
  });

  it('sets the renewal of the overdue account to twelve days ago', async () => {
    const { customer_data } = await infoOf('overdue');
    expect(customer_data?.next_renewal).toBe(new Date(START - 12 * DAY_MS).toISOString());
  });

  it('gives the pending account a profile', async () => {
    expect((await infoOf('pending')).customer_data).toMatchObject({ name: "Aiko's Sole Society" });
  });

  it('gives the admin the bot of its owner', async () => {
    expect((await infoOf('admin')).bot_data).toEqual((await infoOf('customer')).bot_data);
  });

  it('serves images from the sandbox itself', async () => {
    const { customer_data } = await infoOf('customer');
    expect(customer_data?.image).toMatch(/^http:\/\/localhost:4310\/sandbox\/images\/group\//);
  });

  it('gives every account a unique id and a unique chat platform id', () => {
    expect(new Set(accountPlans.map(({ id }) => id)).size).toBe(accountPlans.length);
    expect(new Set(accountPlans.map(({ discordId }) => discordId)).size).toBe(accountPlans.length);
  });
});

describe('the permission to change commands', () => {
  it('is granted to the developer', async () => {
    const client = createClient();
    expect((await client.send(await client.signIn('developer'), checkOAuth)).status).toBe(200);
  });

  it('is not yet granted to the customer', async () => {
    const client = createClient();
    expect((await client.send(await client.signIn('customer'), checkOAuth)).status).toBe(206);
  });
});

describe('a session', () => {
  it('ends at logout, without ending other sessions', async () => {
    const client = createClient();
    const left = await client.signIn('customer');
    const remaining = await client.signIn('customer');
    await client.fetchBody(left, logout);
    expect((await client.send(left, getCustomerInfo)).status).toBe(401);
    expect((await client.send(remaining, getCustomerInfo)).status).toBe(200);
  });
});

describe('the crowded account', () => {
  it('has ten thousand monitors', async () => {
    const client = createClient();
    const { monitors } = await client.fetchBody(await client.signIn('crowded'), getMonitors);
    expect(monitors).toHaveLength(10_000);
    expect(new Set(monitors.map(({ monitor_name }) => monitor_name)).size).toBe(10_000);
  });
});

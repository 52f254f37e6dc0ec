import {
  createCustomer,
  createPaymentLink,
  getBotUsers,
  getCustomerInfo,
  openBillingPortal,
  updateCustomer,
  createBotInvite,
  validateInvite,
} from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient, ORIGIN, type Client } from './testing/client.ts';
import { DAY_MS } from './backend.ts';

const profile = {
  name: 'Heat <Check>',
  image_url: 'https://img.example/a.png',
  hex_color: '#1c2a97',
  footer_text: 'Heat',
  footer_icon: 'https://img.example/b.png',
};

async function buy(client: Client, token: string) {
  const { payment_link } = await client.fetchBody(token, createPaymentLink, {
    payload: { toolboxes: ['release_calendar'], monitors: ['sneaker_monitor'] },
  });
  return new URL(payment_link).pathname;
}

describe('setting up a profile', () => {
  it('is pending for two info requests, and then ready', async () => {
    const client = createClient();
    const token = await client.signIn('paid-new');
    await client.fetchBody(token, createCustomer, { payload: profile });
    for (const _ of [1, 2]) {
      expect(await client.fetchBody(token, getCustomerInfo)).toMatchObject({
        has_bot: true,
        bot_pending: true,
        customer_data: {},
      });
    }
    expect(await client.fetchBody(token, getCustomerInfo)).toMatchObject({
      has_bot: true,
      bot_pending: false,
      customer_data: { name: 'Heat <Check>', hex_color: '#1c2a97' },
      bot_data: { footer_text: 'Heat' },
    });
  });

  it('is ready after three seconds, even without info requests', async () => {
    const client = createClient();
    const token = await client.signIn('paid-new');
    await client.fetchBody(token, createCustomer, { payload: profile });
    client.advance(3_000);
    expect(await client.fetchBody(token, getCustomerInfo)).toMatchObject({ bot_pending: false });
  });

  it('is refused if it exists already, is not paid for, or has a blank field', async () => {
    const client = createClient();
    const token = await client.signIn('paid-new');
    const blank = await client.send(token, createCustomer, { payload: { ...profile, footer_text: ' ' } });
    expect(blank.status).toBe(400);
    await client.fetchBody(token, createCustomer, { payload: profile });
    expect((await client.send(token, createCustomer, { payload: profile })).status).toBe(400);
    const visitor = await client.signIn('visitor');
    expect((await client.send(visitor, createCustomer, { payload: profile })).status).toBe(403);
  });
});

describe('buying', () => {
  it('shows the chosen products, and returns to the waiting page', async () => {
    const client = createClient();
    const path = await buy(client, await client.signIn('visitor'));
    const { text } = await client.request(path);
    expect(text).toContain('Release Calendar');
    expect(text).toContain('€74.98');
    const paid = await client.request(path, { method: 'POST' });
    expect(paid.headers.get('Location')).toBe(`${ORIGIN}/success`);
  });

  it('is confirmed after a delay', async () => {
    const client = createClient({ confirmAfterMs: 2_000 });
    const token = await client.signIn('visitor');
    const path = await buy(client, token);
    client.advance(60_000);
    expect((await client.fetchBody(token, getCustomerInfo)).paid).toBe(false);
    await client.request(path, { method: 'POST' });
    client.advance(1_999);
    expect((await client.fetchBody(token, getCustomerInfo)).paid).toBe(false);
    client.advance(1);
    expect((await client.fetchBody(token, getCustomerInfo)).paid).toBe(true);
  });

  it('adds the purchases to the profile of a new customer', async () => {
    const client = createClient({ confirmAfterMs: 0 });
    const token = await client.signIn('visitor');
    await client.request(await buy(client, token), { method: 'POST' });
    await client.fetchBody(token, getCustomerInfo);
    await client.fetchBody(token, createCustomer, { payload: profile });
    client.advance(3_000);
    expect((await client.fetchBody(token, getCustomerInfo)).customer_data?.purchases).toEqual({
      monitor: ['sneaker'],
      toolbox: ['basic toolbox', 'release calendar'],
    });
  });

  it('is confirmed only by hand while the “never” fault is active', async () => {
    const client = createClient();
    const token = await client.signIn('visitor');
    const path = await buy(client, token);
    client.sandbox.faults.set('payments.confirm', { kind: 'never' });
    await client.request(path, { method: 'POST' });
    client.advance(DAY_MS);
    expect((await client.fetchBody(token, getCustomerInfo)).paid).toBe(false);
    await client.request(`/sandbox/payments/${path.split('/').at(-1)}/confirm`, { method: 'POST' });
    expect((await client.fetchBody(token, getCustomerInfo)).paid).toBe(true);
  });

  it('refuses products that are not for sale', async () => {
    const client = createClient();
    const token = await client.signIn('visitor');
    const send = (toolboxes: string[], monitors: string[]) =>
      client.send(token, createPaymentLink, { payload: { toolboxes, monitors } });
    expect((await send([], [])).status).toBe(400);
    expect((await send(['sneaker_monitor'], [])).status).toBe(400);
  });

  it('links to the billing portal, which links back to the app', async () => {
    const client = createClient();
    const { error, url } = await client.fetchBody(await client.signIn('customer'), openBillingPortal, {
      payload: {},
    });
    expect(error).toBe(false);
    const { text } = await client.request(url ?? '');
    expect(text).toContain('release calendar');
    expect(text).toContain(`href="${ORIGIN}/payment"`);
  });
});

describe('an invitation', () => {
  const invite = async (client: Client): Promise<string> => {
    const { data } = await client.fetchBody(await client.signIn('customer'), createBotInvite, {
      payload: { app_id: '1087340159260172288', permission: 2 },
    });
    const link = new URL(data.link);
    expect(link.searchParams.get('type')).toBe('invite');
    return link.searchParams.get('key') ?? '';
  };

  it('gives access to the bot, but only once', async () => {
    const client = createClient();
    const key = await invite(client);
    const visitor = await client.signIn('visitor');
    expect(await client.fetchBody(visitor, validateInvite, { payload: { key } })).toEqual({ error: false });
    expect(await client.fetchBody(visitor, getCustomerInfo)).toMatchObject({
      has_bot: true,
      customer_data: { name: "Mara's Sole Society" },
    });
    const { data } = await client.fetchBody(visitor, getBotUsers);
    expect(data.bots[0].users).toContainEqual(
      expect.objectContaining({ name: 'Jonas Keller', permission: 2 }),
    );
    const other = await client.signIn('paid-new');
    expect((await client.fetchBody(other, validateInvite, { payload: { key } })).error).toBeTruthy();
  });

  it('expires after seven days', async () => {
    const client = createClient();
    const key = await invite(client);
    client.advance(7 * DAY_MS);
    const visitor = await client.signIn('visitor');
    expect((await client.fetchBody(visitor, validateInvite, { payload: { key } })).error).toBeTruthy();
  });
});

describe('settings', () => {
  it('return exactly the saved text', async () => {
    const client = createClient();
    const token = await client.signIn('customer');
    await client.fetchBody(token, updateCustomer, {
      payload: {
        bot_name: 'Restock Radar',
        customer_name: 'Radar',
        image_url: 'not an address',
        hex_color: 'teal-ish',
        footer_text: '<b>Radar</b>',
        footer_icon: '',
        app_id: '1087340159260172288',
        whitelisted_servers: ['112233445566778899001'],
        webhook_url: 'https://discord.com/api/webhooks/1/a',
      },
    });
    expect(await client.fetchBody(token, getCustomerInfo)).toMatchObject({
      bot_data: {
        name: 'Restock Radar',
        footer_text: '<b>Radar</b>',
        whitelisted_servers: ['112233445566778899001'],
      },
      customer_data: {
        name: 'Radar',
        image: 'not an address',
        hex_color: 'teal-ish',
        footer_icon: '',
        webhook_url: 'https://discord.com/api/webhooks/1/a',
        purchases: { toolbox: ['basic toolbox', 'release calendar'] },
      },
    });
  });
});

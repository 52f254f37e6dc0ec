import {
  getCustomerInfo,
  getCustomers,
  getGuilds,
  getKeywordLists,
  getMembers,
  getMonitor,
  getMonitorGraph,
  getMonitors,
  getProxyLists,
  getRedirects,
} from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient, type Client } from './testing/client.ts';

/** The responses to an account's main requests, which must not depend on their order. */
async function snapshot(
  client: Client,
  account: string,
  isReversed = false,
): Promise<Record<string, string>> {
  const token = await client.signIn(account);
  const { monitors } = await client.fetchBody(token, getMonitors);
  const { guilds } = (await client.fetchBody(token, getGuilds)).bots[0];
  const uuid = { uuid: monitors[0]?.monitor_uuid ?? '' };
  const requests = [
    () => client.send(token, getCustomerInfo),
    () => client.send(token, getMonitors),
    () => client.send(token, getMonitor, { parameters: uuid }),
    () => client.send(token, getMonitorGraph, { parameters: uuid }),
    () => client.send(token, getMembers, { parameters: { id: guilds[0]?.id ?? '' } }),
    () => client.send(token, getCustomers),
    () => client.send(token, getRedirects),
    () => client.send(token, getKeywordLists),
    () => client.send(token, getProxyLists),
  ];
  const responses: Record<string, string> = { token };
  for (const [index, request] of isReversed ? [...requests.entries()].toReversed() : requests.entries()) {
    responses[String(index)] = (await request()).text;
  }
  return responses;
}

describe('seeded data', () => {
  it.each(['developer', 'crowded'])(
    'gives the account %s the same data in two sandboxes, in any order of requests',
    async (account) => {
      expect(await snapshot(createClient(), account)).toEqual(await snapshot(createClient(), account, true));
    },
  );

  it('gives different data with another seed', async () => {
    expect(await snapshot(createClient({ seed: 'other' }), 'developer')).not.toEqual(
      await snapshot(createClient(), 'developer'),
    );
  });

  it('gives the crowded account as many rows as its story promises', async () => {
    const client = createClient();
    const token = await client.signIn('crowded');
    const { monitors } = await client.fetchBody(token, getMonitors);
    const uuid = { uuid: monitors[0]?.monitor_uuid ?? '' };
    const { guilds } = (await client.fetchBody(token, getGuilds)).bots[0];
    expect((await client.fetchBody(token, getMonitor, { parameters: uuid })).inputs).toHaveLength(5_000);
    expect((await client.fetchBody(token, getMonitorGraph, { parameters: uuid })).data).toHaveLength(50_000);
    expect(await client.fetchBody(token, getCustomers)).toHaveLength(2_000);
    expect((await client.fetchBody(token, getRedirects)).data.redirects).toHaveLength(2_000);
    const { members } = (
      await client.fetchBody(token, getMembers, { parameters: { id: guilds[0]?.id ?? '' } })
    ).bots[0];
    expect(members).toHaveLength(5_000);
  });
});

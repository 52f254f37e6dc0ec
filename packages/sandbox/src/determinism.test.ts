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
} from '@dropdeck/domain/contracts';
import { expect, it } from 'vitest';
import { createClient, type Client } from './testing/client.ts';

/** Everything that a developer can see; the order of looking must not matter. */
async function snapshot(
  client: Client,
  account: string,
  isReversed = false,
): Promise<Record<string, string>> {
  const token = await client.signIn(account);
  const { monitors } = await client.ask(token, getMonitors);
  const { guilds } = (await client.ask(token, getGuilds)).bots[0];
  const uuid = { uuid: monitors[0]?.monitor_uuid ?? '' };
  const looks = [
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
  const seen: Record<string, string> = { token };
  for (const [index, ask] of isReversed ? [...looks.entries()].toReversed() : looks.entries()) {
    seen[String(index)] = (await ask()).text;
  }
  return seen;
}

it.each(['developer', 'crowded'])('two sandboxes show the same to the same account (%s)', async (account) => {
  expect(await snapshot(createClient(), account)).toEqual(await snapshot(createClient(), account, true));
});

it('another seed shows other data', async () => {
  expect(await snapshot(createClient({ seed: 'other' }), 'developer')).not.toEqual(
    await snapshot(createClient(), 'developer'),
  );
});

it('the crowded account is as large as it says', async () => {
  const client = createClient();
  const token = await client.signIn('crowded');
  const { monitors } = await client.ask(token, getMonitors);
  const uuid = { uuid: monitors[0]?.monitor_uuid ?? '' };
  const { guilds } = (await client.ask(token, getGuilds)).bots[0];
  expect((await client.ask(token, getMonitor, { parameters: uuid })).inputs).toHaveLength(5_000);
  expect((await client.ask(token, getMonitorGraph, { parameters: uuid })).data).toHaveLength(50_000);
  expect(await client.ask(token, getCustomers)).toHaveLength(2_000);
  expect((await client.ask(token, getRedirects)).data.redirects).toHaveLength(2_000);
  const { members } = (await client.ask(token, getMembers, { parameters: { id: guilds[0]?.id ?? '' } }))
    .bots[0];
  expect(members).toHaveLength(5_000);
});

import { allCalls, getRedirects, updateRedirect, type Contract } from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { oddAnswer, oddCalls } from './odd.ts';
import { createClient } from './testing/client.ts';
import { sampleOf } from './testing/samples.ts';

const contractNamed = (name: string): Contract => {
  const contract = allCalls.find((call) => call.name === name);
  if (contract === undefined) throw new Error(`there is no call ${name}`);
  return contract;
};

async function answersOf(account: string, name: string) {
  const client = createClient();
  const workspace = client.sandbox.backend().accounts.get(account)?.workspace?.();
  if (workspace === undefined) throw new Error(`${account} has no workspace`);
  const { parameters } = sampleOf(contractNamed(name), { client, workspace });
  const token = await client.signIn(account);
  return client.send(token, contractNamed(name), parameters === undefined ? {} : { parameters });
}

describe('the account with odd data', () => {
  it.each(oddCalls)('gets odd values from %s that the contract parses', async (name) => {
    const contract = contractNamed(name);
    const { status, json } = await answersOf('odd-data', name);
    expect(status).toBe(200);
    const schema = contract.answers[200];
    const parsed = schema === 'ignored' ? undefined : schema?.safeParse(json);
    expect(parsed?.error?.issues ?? []).toEqual([]);
    // Parsing must change the body, otherwise it had no odd values.
    expect(JSON.stringify(parsed?.data)).not.toBe(JSON.stringify(json));
  });

  it('does not affect the other accounts', async () => {
    const { json } = await answersOf('developer', 'redirects.getRedirects');
    expect(oddAnswer(contractNamed('redirects.getRedirects'), json)).not.toEqual(json);
    expect(JSON.stringify(json)).not.toContain('"active":1');
  });

  it('can send a redirect back as it was received', async () => {
    const client = createClient();
    const token = await client.signIn('odd-data');
    const { json } = await client.send(token, getRedirects);
    const [first] = (json as { data: { redirects: [never] } }).data.redirects;
    expect((await client.send(token, updateRedirect, { payload: first })).status).toBe(200);
  });
});

import { allCalls, getRedirects, updateRedirect, type Contract } from '@dropdeck/domain/contracts';
import { describe, expect, it } from 'vitest';
import { oddAnswer, oddCalls } from './odd.ts';
import { createClient } from './testing/client.ts';
import { samples } from './testing/samples.ts';

const called = (name: string): Contract => {
  const contract = allCalls.find((call) => call.name === name);
  if (contract === undefined) throw new Error(`there is no call ${name}`);
  return contract;
};

async function answersOf(account: string, name: string) {
  const client = createClient();
  const workspace = client.sandbox.backend().accounts.get(account)?.workspace?.();
  const sample = samples[name];
  if (workspace === undefined || sample === undefined) throw new Error(`${name} cannot be called`);
  const { parameters } = sample({ client, workspace });
  const token = await client.signIn(account);
  return client.send(token, called(name), parameters === undefined ? {} : { parameters });
}

describe('the account with odd data', () => {
  it.each(oddCalls)('is answered with odd values that the contract reads (%s)', async (name) => {
    const contract = called(name);
    const { status, json } = await answersOf('odd-data', name);
    expect(status).toBe(200);
    const schema = contract.answers[200];
    const parsed = schema === 'ignored' ? undefined : schema?.safeParse(json);
    expect(parsed?.error?.issues ?? []).toEqual([]);
    // Reading had to change something, or it would be the very answer.
    expect(JSON.stringify(parsed?.data)).not.toBe(JSON.stringify(json));
  });

  it('changes nothing for the other accounts', async () => {
    const { json } = await answersOf('developer', 'redirects.getRedirects');
    expect(oddAnswer(called('redirects.getRedirects'), json)).not.toEqual(json);
    expect(JSON.stringify(json)).not.toContain('"active":1');
  });

  it('takes back a redirect as it was answered', async () => {
    const client = createClient();
    const token = await client.signIn('odd-data');
    const { json } = await client.send(token, getRedirects);
    const [first] = (json as { data: { redirects: [never] } }).data.redirects;
    expect((await client.send(token, updateRedirect, { payload: first })).status).toBe(200);
  });
});

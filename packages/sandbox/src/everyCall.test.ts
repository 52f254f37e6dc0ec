import { allCalls, fillPath, type Contract } from '@dropdeck/domain/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from './testing/client.ts';
import { sampleOf } from './testing/samples.ts';

/** Sends the sample of a call, with the payload passed through `change`. */
async function perform(contract: Contract, change: (payload: unknown) => unknown = (payload) => payload) {
  const client = createClient();
  const workspace = client.sandbox.backend().accounts.get('developer')?.workspace?.();
  if (workspace === undefined) throw new Error('The developer has no workspace');
  const { account = 'developer', parameters, payload } = sampleOf(contract, { client, workspace });
  const token = await client.signIn(account);
  const answer = await client.send(token, contract, {
    ...(parameters === undefined ? {} : { parameters }),
    payload: change(payload),
  });
  return { client, answer, parameters };
}

const named = (contracts: readonly Contract[]): [string, Contract][] =>
  contracts.map((contract) => [contract.name, contract]);

const withPayload = allCalls.filter(({ payload }) => payload !== null);

/** Calls that send a received object back, unknown keys included. */
const ROUND_TRIPPED = new Set([
  'customers.saveCustomer',
  'redirects.createRedirect',
  'redirects.updateRedirect',
  'monitorDetail.deleteMonitorInput',
]);

describe('every declared call', () => {
  it.each(named(allCalls))('answers %s as its contract declares', async (_, contract) => {
    const { answer } = await perform(contract);
    expect(answer.status, answer.text).toBe(200);
    const schema = contract.answers[200];
    const parsed = schema === 'ignored' ? undefined : schema?.safeParse(answer.json);
    expect(parsed?.error?.issues ?? []).toEqual([]);
  });

  it.each(named(allCalls.filter(({ name }) => name !== 'session.signIn')))(
    'refuses %s without a session',
    async (_, contract) => {
      const { client, parameters } = await perform(contract);
      const path = fillPath(contract.path, parameters ?? {});
      for (const headers of [{}, { Authorization: 'unknown' }]) {
        expect((await client.request(path, { method: contract.method, headers })).status).toBe(401);
      }
    },
  );

  it.each(named(withPayload.filter(({ name }) => !ROUND_TRIPPED.has(name))))(
    'refuses an unknown key in the payload of %s',
    async (_, contract) => {
      const { answer } = await perform(contract, (payload) => ({ ...(payload as object), stray: true }));
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ issues: [{ path: 'stray', message: 'unknown key' }] });
    },
  );

  it.each(named(withPayload.filter(({ name }) => ROUND_TRIPPED.has(name))))(
    'accepts unknown keys in the object that %s sends back',
    async (_, contract) => {
      const { answer } = await perform(contract, (payload) => ({ ...(payload as object), stray: true }));
      expect(answer.status).toBe(200);
    },
  );

  it.each(named(withPayload.filter(({ name }) => name !== 'payment.openBillingPortal')))(
    'refuses %s without its required keys',
    async (_, contract) => {
      const { answer } = await perform(contract, () => ({}));
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ error: 'The payload is not as declared.' });
    },
  );
});

describe('dispatch', () => {
  it('answers an undeclared path with 404', async () => {
    expect((await createClient().request('/v1/nothing')).status).toBe(404);
  });
});

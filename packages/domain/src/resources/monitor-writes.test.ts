import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { MonitorInput } from '../contract/calls/inputs';
import { createTestEnv, type FakeAnswer, type FakeServer } from '../kernel/testing';
import { writeOf, type Edit, type Resource } from '../kernel/save/resource';
import { $conflict, conflictAnswered, type ConflictAnswer } from '../kernel/save/conflict';
import { writeFx } from '../kernel/save/write';
import { access } from './access';
import { addedInputs } from './added-inputs';
import { exampleInputs } from './example-inputs';
import { changedInputs, changedSetting, changedWebhooks } from './index';
import { deletedInputs } from './inputs';
import type { MonitorTarget } from './monitor';
import { toRegions } from './webhooks';

const at = '/v1/monitors/m-1';
const input = (id: number, link: string, more: object = {}): MonitorInput => ({
  id,
  link,
  note: '',
  ...more,
});
const stored = {
  data: { monitor_uuid: 'm-1', monitor_name: 'SNKRS', example_inputs: ['one', 'two'] },
  webhooks: [
    { region: 'EU', webhook_url: 'eu' },
    { region: 'US', webhook_url: 'us', extra: 7 },
  ],
  inputs: [input(1, 'Dunk'), input(2, 'Samba', { color: 'red' })],
};

async function write<Value extends object, Known>(
  resource: Resource<Value, Known, MonitorTarget>,
  edit: Edit<Value>,
  server: FakeServer = {},
  answer?: ConflictAnswer,
) {
  const saved: FakeAnswer = { status: 200, body: { inputs: [] } };
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      [`GET ${at}`]: { status: 200, body: stored },
      [`GET ${at}/customers`]: {
        status: 200,
        body: {
          all: [
            { customer_id: 11, name: 'Ada' },
            { customer_id: 12, name: 'Ben' },
          ],
          filtered: [11],
        },
      },
      [`POST ${at}/webhooks`]: saved,
      [`PUT ${at}/inputs/update`]: saved,
      [`POST ${at}/inputs/new`]: saved,
      [`DELETE ${at}/inputs`]: saved,
      [`PUT ${at}/example-inputs`]: saved,
      [`PUT ${at}/customers`]: saved,
      ...server,
    },
  });
  const { scope } = env;
  const params = writeOf(resource, { uuid: 'm-1', name: 'SNKRS', ...edit });
  const writing = allSettled(writeFx, { scope, params });
  if (answer !== undefined) {
    await vi.waitUntil(() => scope.getState($conflict) !== null);
    void allSettled(conflictAnswered, { scope, params: answer });
  }
  const end = await writing;
  const bodies = env.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ body }) => JSON.parse(body ?? 'null') as Record<string, unknown>);
  return { env, end, bodies, params };
}

describe('writeFx', () => {
  it('writes a webhook into what the server has now, and adds no region', async () => {
    const { bodies } = await write(changedWebhooks, {
      base: toRegions([
        { region: 'EU', webhook_url: 'eu' },
        { region: 'UK', webhook_url: '' },
      ]),
      mine: toRegions([
        { region: 'EU', webhook_url: 'new' },
        { region: 'UK', webhook_url: 'uk' },
      ]),
    });
    expect(bodies).toEqual([
      {
        webhooks: [
          { region: 'EU', webhook_url: 'new' },
          { region: 'US', webhook_url: 'us', extra: 7 },
        ].map(({ region, webhook_url }) => ({ region, webhook_url })),
      },
    ]);
  });

  it('saves a setting with one call', async () => {
    const change = { type: 'delay', delay: 4 } as const;
    const { env, bodies } = await write(changedSetting, { base: change, mine: change });
    expect(bodies).toEqual([change]);
    expect(env.requests).toHaveLength(1);
  });

  it('adds only inputs whose link is not there, a hundred per call and never forced', async () => {
    const links = ['dunk ', ...Array.from({ length: 150 }, (_, index) => `L-${index}`)];
    const mine = links.map((link, id) => input(id, link));
    const { bodies } = await write(addedInputs, { base: [], mine });
    expect(bodies.map(({ inputs, force }) => [(inputs as unknown[]).length, force])).toEqual([
      [100, false],
      [50, false],
    ]);
    expect(bodies[0]?.['inputs']).toContainEqual({ id: -1, link: 'L-0', note: '' });
  });

  it('counts a duplicate that the server reports as already there, and adds the others', async () => {
    const taken = (body: string | null) => (body ?? '').includes('"L-2"');
    const { bodies, end } = await write(
      addedInputs,
      { base: [], mine: ['L-1', 'L-2', 'L-3', 'L-4'].map((link, id) => input(id, link)) },
      {
        [`POST ${at}/inputs/new`]: ({ body }) =>
          taken(body) ? { status: 409 } : { status: 200, body: { inputs: [] } },
      },
    );
    const links = bodies.map(({ inputs }) => (inputs as MonitorInput[]).map(({ link }) => link));
    expect(links).toEqual([['L-1', 'L-2', 'L-3', 'L-4'], ['L-1', 'L-2'], ['L-1'], ['L-2'], ['L-3', 'L-4']]);
    expect(end.status).toBe('done');
  });

  it('edits inputs by their ids, keeps other changes, and leaves deleted ones alone', async () => {
    const { bodies } = await write(changedInputs, {
      base: [input(2, 'Samba'), input(9, 'Gone')],
      mine: [input(2, 'Samba', { note: 'gift' }), input(9, 'Gone', { note: 'gift' })],
    });
    expect(bodies).toEqual([
      { inputs: [{ id: 2, link: 'Samba', note: 'gift', color: 'red' }], force: false },
    ]);
  });

  it.each([
    [{ '2 note': 'mine' } as const, [[1, 2]]],
    [{ '2 note': 'theirs' } as const, [[1]]],
    [null, []],
  ])('asks about a field that was changed elsewhere: %o', async (answer, sent) => {
    const edit = {
      base: [input(1, 'Dunk'), input(2, 'Samba', { note: 'before' })],
      mine: [input(1, 'Dunk', { note: 'gift' }), input(2, 'Samba', { note: 'gift' })],
    };
    const { bodies, end } = await write(changedInputs, edit, {}, answer);
    expect(bodies.map((body) => (body['inputs'] as MonitorInput[]).map(({ id }) => id))).toEqual(sent);
    expect(end.status).toBe(answer === null ? 'fail' : 'done');
  });

  it('does not ask again what was answered before the write failed', async () => {
    const answers: FakeAnswer[] = [{ status: 429 }];
    const edit = {
      base: [input(2, 'Samba', { note: 'before' })],
      mine: [input(2, 'Samba', { note: 'gift' })],
    };
    const saved: FakeAnswer = { status: 200, body: { inputs: [] } };
    const server: FakeServer = { [`PUT ${at}/inputs/update`]: () => answers.shift() ?? saved };
    const { env, end, params } = await write(changedInputs, edit, server, { '2 note': 'mine' });
    expect(end).toMatchObject({ status: 'fail', value: { status: 429 } });
    const again = await allSettled(writeFx, { scope: env.scope, params });
    expect(again.status).toBe('done');
    expect(env.bodiesOf('monitorDetail.updateMonitorInputs').at(-1)).toMatchObject({
      inputs: [{ id: 2, note: 'gift' }],
    });
  });

  it('deletes inputs that are still there, as the server has them', async () => {
    const gone = [input(2, 'Samba'), input(9, 'Gone')];
    const { bodies } = await write(deletedInputs, { base: gone, mine: gone });
    expect(bodies).toEqual([{ id: 2, link: 'Samba', note: '', color: 'red' }]);
  });

  it('merges example inputs with those that were added elsewhere', async () => {
    const { bodies } = await write(exampleInputs, {
      base: { examples: ['one'] },
      mine: { examples: ['one', 'three'] },
    });
    expect(bodies).toEqual([{ example_inputs: ['one', 'two', 'three'] }]);
  });

  it('sends the ids of customers as the server does', async () => {
    const { bodies } = await write(access, {
      base: { ids: ['11'], customers: [] },
      mine: { ids: ['11', '12'], customers: [] },
    });
    expect(bodies).toEqual([{ customerIds: [11, 12] }]);
  });

  it('writes nothing if the monitor cannot be read', async () => {
    const { end, bodies } = await write(
      exampleInputs,
      { base: { examples: ['one'] }, mine: { examples: [] } },
      { [`GET ${at}`]: { status: 500 } },
    );
    expect(end).toMatchObject({ status: 'fail', value: { kind: 'http', status: 500 } });
    expect(bodies).toEqual([]);
  });
});

import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenSet } from '../../kernel/http';
import { resourceWrittenByJob } from '../../kernel/save/freshness';
import { createTestEnv, customer } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import { page as detail } from '../detail/page';
import { page } from '../overview';
import { $look, $searched, findEntries, foundEntries, lookPressed } from './index';
import './look';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const uuids = Array.from({ length: 6 }, (_, at) => `m-${at}`);
const answerOf = (uuid: string) => ({
  status: 200,
  body: {
    data: { monitor_uuid: uuid, monitor_name: uuid.toUpperCase() },
    inputs: [{ id: 1, link: `https://shop.example/${uuid}`, note: uuid === 'm-5' ? 'für Ada' : '' }],
  },
});

/** Answers of monitors wait for `answer`. */
async function open() {
  let waiting: (() => void)[] = [];
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: customer },
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: uuids.map((monitor_uuid) => ({ monitor_uuid, monitor_name: monitor_uuid })) },
      },
    },
  });
  for (const uuid of uuids) {
    env.server[`GET /v1/monitors/${uuid}`] = () =>
      new Promise((resolve) => waiting.push(() => resolve(answerOf(uuid))));
  }
  await env.start('/monitors');
  await act(env, page.opened);
  const { scope } = env;
  return {
    env,
    scope,
    press: async () => {
      void allSettled(lookPressed, { scope });
      await flush();
    },
    answer: async () => {
      const settled = waiting;
      waiting = [];
      for (const settle of settled) settle();
      await flush();
    },
    label: () => scope.getState($look)?.label ?? null,
    find: (search: string) => findEntries(foundEntries(scope.getState($searched)), search),
    read: () => env.requests.filter(({ path }) => path.startsWith('/v1/monitors/')).map(({ path }) => path),
  };
}

describe('a search in all monitors', () => {
  it('reads a monitor again whose inputs a job has written', async () => {
    const { env, press, answer, label, find } = await open();
    await press();
    while (label() !== null) await answer();
    expect(find('m-1').count).toBe(1);
    await act(env, resourceWrittenByJob, 'inputs/m-1');
    expect(find('m-1').count).toBe(0);
    expect(label()).toBe('Look in the other monitor');
  });

  it('does not know what was written while it was read', async () => {
    const { env, press, answer, label, find } = await open();
    await press();
    await act(env, resourceWrittenByJob, 'webhooks/m-1');
    await answer();
    await answer();
    expect([find('m-1').count, label()]).toEqual([0, 'Look in the other monitor']);
    await press();
    await answer();
    expect([find('m-1').count, label()]).toEqual([1, null]);
  });

  it('reads each once, four at a time, and finds inputs by link and note', async () => {
    const { press, answer, label, find, read } = await open();
    expect(label()).toBe('Look in all 6 monitors');
    expect(find('ada').count).toBe(0);
    await press();
    expect(read()).toHaveLength(4);
    await answer();
    expect(label()).toBe('Stop looking: 4 of 6 monitors read');
    await answer();
    expect(label()).toBeNull();
    expect(new Set(read()).size).toBe(6);
    expect(find('fur ada')).toMatchObject({
      count: 1,
      shown: [{ label: 'shop.example/m-5', detail: 'M-5 · für Ada', href: '/monitors/m-5?inputs.row=1' }],
    });
    expect(find('shop m-2').count).toBe(1);
    expect(find(' https://Shop.example/m-2 ').count).toBe(1);
    expect(find('s').count).toBe(0);
    await press();
    expect(read()).toHaveLength(6);
  });

  it('keeps what it has read when it is stopped, and goes on with the others', async () => {
    const { press, answer, label, read, find } = await open();
    await press();
    await press();
    await answer();
    expect(label()).toBe('Look in the other 2 monitors');
    expect(find('shop.example').count).toBe(4);
    await press();
    await answer();
    expect([label(), read().length]).toEqual([null, 6]);
  });

  it('stops at a 401, and says how many could not be read', async () => {
    const { env, press, label, read } = await open();
    for (const uuid of uuids) env.server[`GET /v1/monitors/${uuid}`] = { status: 401 };
    await press();
    expect(read()).toHaveLength(4);
    expect(label()).toMatch(/could not be read\. Look again in 6$/);
  });

  it('does not read a monitor again that was opened, and ends with the session', async () => {
    const { env, answer, label, find } = await open();
    void allSettled(detail.opened, { scope: env.scope, params: { uuid: 'm-1' } });
    await flush();
    await answer();
    expect(label()).toBe('Look in the other 5 monitors');
    expect(find('m-1').count).toBe(1);
    await act(env, tokenSet, 'another');
    expect(find('m-1').count).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUERY_DEBOUNCE_MS } from '../../../kernel/page/address';
import { located } from '../../../kernel/page/location';
import * as detail from '../index';
import { act, inputs, links, monitor, open as openMonitor, uuid, wait, type TestEnv } from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two inputs differ from the second one in their region, or in being active. */
const similar = [
  { ...inputs[1], id: 4, link: 'in-eu', region: 'EU-Nike' },
  { ...inputs[1], id: 5, link: 'active-in-eu', region: 'EU-Nike', active: true },
];

const inRegion = (region: string) =>
  [...inputs, ...similar].map((input) =>
    input.region === 'EU-Nike' ? Object.assign({}, input, { region }) : input,
  );

async function open(query = '', region = 'EU-Nike'): Promise<TestEnv> {
  const env = await openMonitor({
    info: { customer_data: { purchases: { monitor: ['private inputs'] } } },
    body: {
      ...monitor,
      inputs: inRegion(region),
      webhooks: [{ region, webhook_url: '' }, monitor.webhooks[1]],
    },
  });
  await act(env, located, { path: `/monitors/${uuid}`, query });
  return env;
}
const choose = async (env: TestEnv, filter: string): Promise<void> => {
  await act(env, detail.inputs.list.filterChanged, filter);
  await wait(QUERY_DEBOUNCE_MS);
};
const chosen = ({ scope }: TestEnv) => scope.getState(detail.inputs.list.$chosen);
const address = ({ navigations }: TestEnv) => navigations.at(-1)?.to;

describe('filters of the inputs', () => {
  it('hold together, and all of them match', async () => {
    const env = await open();
    await choose(env, 'region:EU-Nike');
    await choose(env, 'disabled');
    expect(links(env)).toEqual(['in-eu']);
    await choose(env, 'private');
    expect(links(env)).toEqual(['in-eu']);
    expect(chosen(env)).toEqual(['disabled', 'private', 'region:EU-Nike']);
    expect(address(env)).toBe(`/monitors/${uuid}?inputs.filter=disabled%2Cprivate%2Cregion%3AEU-Nike`);
  });

  it('replace those that they exclude, are switched off by another press, and all by All', async () => {
    const env = await open();
    await choose(env, 'private');
    await choose(env, 'disabled');
    await choose(env, 'active');
    expect(chosen(env)).toEqual(['active', 'private']);
    await choose(env, 'region:EU-Nike');
    await choose(env, 'region:US-Nike');
    await choose(env, 'active');
    expect(chosen(env)).toEqual(['private', 'region:US-Nike']);
    await choose(env, 'all');
    expect(chosen(env)).toEqual(['all']);
    expect(links(env)).toHaveLength(5);
    expect(address(env)).toBe(`/monitors/${uuid}`);
  });

  it.each([
    ['one, as addresses had before', 'region:EU-Nike', ['region:EU-Nike']],
    [
      'several, in any order and case',
      'Private,region:eu-nike,disabled',
      ['disabled', 'private', 'region:EU-Nike'],
    ],
    ['of those that exclude each other the first', 'active,disabled', ['active']],
    ['without what is unknown', 'mars,private', ['private']],
    ['none', 'mars,all', ['all']],
  ])('are read from the address: %s', async (_, text, filters) => {
    const env = await open(`?inputs.filter=${encodeURIComponent(text)}`);
    expect(chosen(env)).toEqual(filters);
  });

  it('are read again from the address where a region has a comma', async () => {
    const env = await open('', 'EU, 2');
    await choose(env, 'region:EU, 2');
    await choose(env, 'disabled');
    const [, query] = address(env)?.split('?') ?? [];
    const next = await open(`?${query}`, 'EU, 2');
    expect(chosen(next)).toEqual(['disabled', 'region:EU, 2']);
    expect(links(next)).toEqual(['in-eu']);
  });
});

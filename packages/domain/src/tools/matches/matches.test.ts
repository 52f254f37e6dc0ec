import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { overlayClosed } from '../../shell/overlays';
import { dialog } from './index';

async function open(isDeveloper = true) {
  const env = createTestEnv({
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer: isDeveloper } },
      'GET /v1/redirects': {
        status: 200,
        body: { data: { redirects: [{ id: 7, keyword: 'dunk', webhook: '', type: 'Name', active: true }] } },
      },
      'GET /v1/keywords': { status: 200, body: [{ id: 9, name: 'Lows', keywords: ['dunk low'] }] },
      'GET /v1/monitors': {
        status: 200,
        body: { monitors: [{ monitor_uuid: 'm', monitor_name: 'Night Vault' }] },
      },
      'GET /v1/monitors/m': {
        status: 200,
        body: {
          data: { monitor_uuid: 'm', monitor_name: 'Night Vault', example_inputs: ['https://shop/dunk-low'] },
          inputs: [{ id: 3, link: 'Dunk Low Panda' }],
        },
      },
    },
    storage: { token: 'tok' },
  });
  await env.start('/settings');
  env.requests.length = 0;
  const act = <Params>(event: EventCallable<Params>, params?: Params) =>
    allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
  return { env, act, view: dialog.view, state: env.scope.getState.bind(env.scope) };
}

describe('which one takes it', () => {
  it('asks for nothing by itself, and says how many calls its lists need', async () => {
    const { env, act, view, state } = await open();
    await act(dialog.events.onTextChange, 'dunk low panda');
    expect([env.requests, state(view.takers), state(view.lists).total]).toEqual([[], [], 3]);
  });

  it('loads the lists and then the monitors when the person asks', async () => {
    const { env, act, view, state } = await open();
    await act(dialog.events.onTextChange, 'dunk low panda');
    await act(dialog.events.onLoad);
    expect(env.requests.map(({ path }) => path)).toEqual(['/v1/redirects', '/v1/keywords', '/v1/monitors']);
    expect(state(view.takers).map(({ id }) => id)).toEqual(['redirect:7', 'keywords:9']);
    expect([state(view.lists).total, state(view.scan).total, state(view.inputs)]).toEqual([0, 1, []]);
    await act(dialog.events.onScan);
    expect(state(view.inputs).map(({ monitor }) => monitor)).toEqual(['Night Vault']);
    await act(dialog.events.onToggle, 'redirect:7');
    expect(state(view.opened)?.taken.map(({ kind }) => kind)).toEqual(['input', 'example']);
  });

  it('knows keyword lists of developers alone, and forgets the text when it closes', async () => {
    const { act, view, state } = await open(false);
    expect(state(view.lists).total).toBe(2);
    await act(dialog.events.onTextChange, 'dunk');
    await act(overlayClosed);
    expect(state(view.text)).toBe('');
  });
});

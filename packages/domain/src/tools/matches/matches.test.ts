import { allSettled, createEffect, type UnitTargetable } from 'effector';
import { describe, expect, it } from 'vitest';
import { createTestEnv, customer } from '../../kernel/testing';
import { takerId, takersAsked } from '../../monitors/taker';
import { makeCall } from '../../kernel/http';
import { getMonitor } from '../../contract/calls/monitor-detail';
import { getRedirects } from '../../contract/calls/redirects';
import { $overlay, overlayClosed } from '../../shell/overlays';
import { recordingStarted } from '../changes';
import { dialog } from './index';

const redirectsReadFx = createEffect(() => makeCall(getRedirects, {}));
const monitorReadFx = createEffect((uuid: string) => makeCall(getMonitor, { parameters: { uuid } }));

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
  const act = <Params>(event: UnitTargetable<Params>, params?: Params) =>
    allSettled(event as UnitTargetable<unknown>, { scope: env.scope, params });
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

  it('compares at once with what pages have loaded, and says with how many', async () => {
    const { env, act, view, state } = await open();
    await act(recordingStarted);
    await act(dialog.events.onTextChange, 'samba');
    expect(state(view.compared)).toEqual({ redirects: null, keywordLists: null, known: 0, monitors: 0 });
    await act(redirectsReadFx);
    await act(monitorReadFx, 'm');
    env.requests.length = 0;
    expect(state(view.compared)).toEqual({ redirects: 1, keywordLists: null, known: 2, monitors: 1 });
    expect([state(view.takers), state(view.inputs), state(view.lists).total]).toEqual([[], [], 2]);
    await act(dialog.events.onTextChange, 'Dunk Low Panda');
    expect(state(view.takers).map(({ id }) => id)).toEqual(['redirect:7']);
    expect(state(view.inputs)).toHaveLength(1);
    // Only the monitors that were not read are.
    await act(dialog.events.onLoad);
    expect([state(view.scan).total, env.requests.map(({ path }) => path)]).toEqual([
      0,
      ['/v1/keywords', '/v1/monitors'],
    ]);
  });

  it('opens for a redirect with what it takes, and asks for the monitors alone', async () => {
    const { env, act, view, state } = await open();
    await act(redirectsReadFx);
    env.requests.length = 0;
    await act(takersAsked, [takerId('redirect', 7)]);
    expect(env.scope.getState($overlay)).toBe('matches');
    expect([state(view.isAsked), state(view.takers).map(({ name }) => name)]).toEqual([true, ['dunk']]);
    expect([state(view.opened), state(view.lists).total]).toEqual([{ id: 'redirect:7', taken: [] }, 1]);
    await act(dialog.events.onLoad);
    await act(dialog.events.onScan);
    expect(env.requests.map(({ path }) => path)).toEqual(['/v1/monitors', '/v1/monitors/m']);
    expect(state(view.opened)?.taken.map(({ text, keyword }) => [text, keyword])).toEqual([
      ['Dunk Low Panda', 'dunk'],
      ['https://shop/dunk-low', 'dunk'],
    ]);
    await act(dialog.events.onAll);
    expect([state(view.isAsked), env.scope.getState($overlay)]).toEqual([false, 'matches']);
    await act(takersAsked, [takerId('redirect', 7)]);
    await act(overlayClosed);
    expect(state(view.isAsked)).toBe(false);
  });

  it('opens several closed', async () => {
    const { act, view, state } = await open();
    await act(redirectsReadFx);
    await act(dialog.events.onLoad);
    await act(takersAsked, [takerId('redirect', 7), takerId('keywords', 9)]);
    expect([state(view.takers).length, state(view.opened)]).toEqual([2, null]);
    await act(dialog.events.onToggle, 'keywords:9');
    expect(state(view.opened)?.id).toBe('keywords:9');
  });
});

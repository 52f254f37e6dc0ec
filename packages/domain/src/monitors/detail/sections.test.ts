import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as monitors from '../overview';
import { storageChanged } from '../../kernel/ports';
import { createTestEnv } from '../../kernel/testing';
import * as detail from './index';
import { act, open, uuid, wait, type TestEnv } from './testing';

const collapse = (env: TestEnv, section: 'links' | 'webhooks' | 'details', isCollapsed: boolean) =>
  act(env, detail.page.events.onCollapsedChange, { section, isCollapsed });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sections of a monitor', () => {
  it('are expanded at first, and stay collapsed on the next visit', async () => {
    const env = await open();
    expect(env.scope.getState(detail.page.view.collapsed)).toEqual([]);
    await collapse(env, 'details', true);
    await collapse(env, 'webhooks', true);
    expect(env.storage.get('dropdeck:monitor-folded:1080000000000000001')).toBe('webhooks,details');

    const next = await open({ storage: Object.fromEntries(env.storage) });
    expect(next.scope.getState(detail.page.view.collapsed)).toEqual(['webhooks', 'details']);
    await collapse(next, 'webhooks', false);
    await collapse(next, 'details', false);
    expect(next.storage.has('dropdeck:monitor-folded:1080000000000000001')).toBe(false);
  });

  it('ignore unknown names in local storage', async () => {
    const env = await open({ storage: { 'dropdeck:monitor-folded': 'webhooks,attic,' } });
    expect(env.scope.getState(detail.page.view.collapsed)).toEqual(['webhooks']);
  });

  it('collapse in one scope without a change in another', async () => {
    const other = createTestEnv();
    await collapse(await open(), 'links', true);
    expect(other.scope.getState(detail.page.view.collapsed)).toEqual([]);
  });
});

describe('status of a monitor', () => {
  it('is null before the monitor list was loaded', async () => {
    const env = await open();
    expect(env.scope.getState(detail.page.view.monitorStatus)).toBeNull();
  });

  it('comes from the monitor list, also in a later visit by its address', async () => {
    const listed = { monitor_uuid: uuid, monitor_name: 'Nike SNKRS', status: 'blocked' };
    const env = await open({
      server: { 'GET /v1/monitors': { status: 200, body: { monitors: [listed] } } },
    });
    await act(env, monitors.page.opened);
    expect(env.scope.getState(detail.page.view.monitorStatus)).toBe('blocked');
    await wait(1_000);
    const later = await open({ storage: Object.fromEntries(env.storage) });
    const status = () => later.scope.getState(detail.page.view.monitorStatus);
    expect(status()).toBe('blocked');
    // The list was loaded in another tab.
    const key = [...env.storage.keys()].find((name) => name.startsWith('dropdeck:statuses')) ?? '';
    later.storage.set(key, `\n${uuid} active`);
    await act(later, storageChanged, { key, value: `\n${uuid} active` });
    expect(status()).toBe('active');
  });
});

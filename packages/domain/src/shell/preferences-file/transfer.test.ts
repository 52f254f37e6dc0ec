import { allSettled, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $choices } from '../choices';
import { defaultChoices } from '../choices/choices';
import { $choicesText, $theme } from '../preferences';
import { $toast, toastActed } from '../../kernel/toasts';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import {
  $import,
  exportRequested,
  importCancelled,
  importConfirmed,
  importRequested,
  resetRequested,
  undoRequested,
} from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fires an event without waiting for the toast to close. */
async function act<Params>(
  { scope }: TestEnv,
  unit: EventCallable<Params>,
  params: NoInfer<Params>,
): Promise<void> {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(0);
}

const stored = {
  token: 'tok',
  name: 'Ada',
  'dropdeck:theme': 'dark',
  'dropdeck:sidebar': 'collapsed',
  'dropdeck:preferences': '{"timeZone":"Asia/Tokyo","times":"relative"}',
  'dropdeck:list:redirects': '{"layout":{"density":"compact"},"views":[],"defaultView":null}',
  'dropdeck:keys': '{"palette":"mod+p"}',
  'dropdeck:palette': '["private"]',
};

/** The file of a browser with these entries. */
async function exported(storage: Record<string, string> = stored): Promise<string> {
  const env = createTestEnv({ storage });
  await env.start();
  await act(env, exportRequested, undefined);
  return env.files[0]?.text ?? '';
}

describe('a file of preferences', () => {
  it('has the preferences, views, layouts and keys, and nothing about the person', async () => {
    const text = await exported();
    expect(JSON.parse(text)).toEqual({
      format: 'dropdeck-preferences',
      version: 1,
      theme: 'dark',
      sidebar: 'collapsed',
      preferences: { ...defaultChoices, timeZone: 'Asia/Tokyo', times: 'relative' },
      lists: { redirects: { layout: { density: 'compact' }, views: [], defaultView: null } },
      keys: { palette: 'mod+p' },
    });
    expect(text).not.toMatch(/tok|Ada|private/);
  });

  it('shows what it would change, applies it on confirmation, and can be undone', async () => {
    const env = createTestEnv({ storage: { 'dropdeck:theme': 'light' } });
    await env.start();
    await act(env, importRequested, await exported());
    const state = env.scope.getState($import);
    expect(state !== null && 'changes' in state ? state.changes : null).toEqual([
      { subject: 'theme', from: 'light', to: 'dark' },
      { subject: 'sidebar', from: 'open', to: 'collapsed' },
      { subject: 'timeZone', from: null, to: 'Asia/Tokyo' },
      { subject: 'times', from: 'absolute', to: 'relative' },
      { subject: 'list:redirects', from: '0', to: '0' },
      { subject: 'keys', from: null, to: null },
    ]);
    expect(env.storage.get('dropdeck:theme')).toBe('light');

    await act(env, importConfirmed, undefined);
    expect(env.scope.getState($import)).toBeNull();
    expect(env.scope.getState($theme)).toBe('dark');
    expect(env.scope.getState($choices).timeZone).toBe('Asia/Tokyo');
    expect(env.storage.get('dropdeck:keys')).toBe('{"palette":"mod+p"}');

    const toast = env.scope.getState($toast);
    expect(toast).toMatchObject({ text: 'Preferences imported' });
    await act(env, toastActed, toast?.action?.id ?? '');
    expect(Object.fromEntries(env.storage)).toEqual({ 'dropdeck:theme': 'light' });
    expect(env.scope.getState($choicesText)).toBeNull();
  });

  it('changes nothing when it is cancelled', async () => {
    const env = createTestEnv();
    await env.start();
    await act(env, importRequested, await exported());
    await act(env, importCancelled, undefined);
    await act(env, importConfirmed, undefined);
    expect(env.storage.size).toBe(0);
  });

  it.each([
    ['not json', 'not-json'],
    ['{"theme":"dark"}', 'foreign'],
    ['[]', 'foreign'],
    ['{"format":"dropdeck-preferences","version":2}', 'newer'],
  ])('is refused with a reason: %s', async (text, refusal) => {
    const env = createTestEnv();
    await env.start();
    await act(env, importRequested, text);
    expect(env.scope.getState($import)).toEqual({ refusal });
  });

  it('never writes a key that it does not own, and reads broken values as the default', async () => {
    const env = createTestEnv({ storage: { token: 'tok' } });
    await env.start();
    const file = {
      format: 'dropdeck-preferences',
      version: 1,
      token: 'stolen',
      theme: 'neon',
      preferences: { hours: '12', numbers: 'roman' },
      lists: { redirects: { views: 'all' }, '../token': 'stolen', secrets: {} },
      keys: 7,
    };
    await act(env, importRequested, JSON.stringify(file));
    await act(env, importConfirmed, undefined);
    expect(Object.fromEntries(env.storage)).toEqual({
      token: 'tok',
      'dropdeck:preferences': '{"hours":"12"}',
      'dropdeck:keys': '{}',
    });
  });

  it('a reset restores the theme and the choices, keeps views and keys, and can be undone', async () => {
    const env = createTestEnv({ storage: stored });
    await env.start();
    await act(env, resetRequested, undefined);
    expect(env.scope.getState($theme)).toBe('system');
    expect(env.scope.getState($choices)).toEqual(defaultChoices);
    expect(env.storage.has('dropdeck:list:redirects')).toBe(true);
    expect(env.storage.has('dropdeck:keys')).toBe(true);
    await act(env, undoRequested, undefined);
    expect(Object.fromEntries(env.storage)).toEqual(stored);
  });
});

import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $overlay } from '../overlays';
import { createTestEnv, customer, type TestEnv } from '../../kernel/testing';
import {
  $activeBindings,
  $closedActs,
  $keyHints,
  actPressed,
  acts,
  formatKeys,
  keysStarted,
  singleKeysChanged,
} from './index';
import { $preferences } from '../preferences';
import { $toast } from '../../kernel/toasts';

async function start(storage: Record<string, string> = {}, isApple = false): Promise<TestEnv> {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: { 'GET /v1/customer/info': { status: 200, body: customer } },
  });
  await env.start();
  await allSettled(keysStarted, { scope: env.scope, params: { isApple } });
  return env;
}

describe('keys', () => {
  it('shows the keys as the platform writes them', async () => {
    const other = await start();
    expect(other.scope.getState($keyHints)).toMatchObject({
      palette: 'Ctrl K',
      'go-settings': 'G S',
      keys: '?',
    });
    const apple = await start({}, true);
    expect(apple.scope.getState($keyHints)).toMatchObject({ palette: '⌘K', preferences: '⌘,' });
  });

  it('give no two acts the same keys, nor the beginning of another’s', () => {
    const clashes = acts.flatMap((act) =>
      acts.filter(({ id, keys }) => id !== act.id && `${keys} `.startsWith(`${act.keys} `)),
    );
    expect(clashes).toEqual([]);
  });

  it('turns off what begins with a plain key, until the next visit and back', async () => {
    const env = await start();
    await allSettled(singleKeysChanged, { scope: env.scope, params: false });
    expect(env.scope.getState($activeBindings)).toEqual({
      palette: '$mod+k',
      preferences: '$mod+,',
      save: '$mod+s',
      values: '$mod+.',
    });
    const next = await start(Object.fromEntries(env.storage));
    expect(next.scope.getState($keyHints)).not.toHaveProperty('search');
    await allSettled(singleKeysChanged, { scope: next.scope, params: true });
    expect([...next.storage.keys()].filter((key) => key.startsWith('dropdeck:keys'))).toEqual([]);
  });

  it.each(['{', '{"keys":[]}', '{"areSingleKeysOn":1}'])('are on when what is stored is %s', async (text) => {
    const { scope } = await start({ 'dropdeck:keys': text });
    expect(scope.getState($activeBindings)).toHaveProperty('new', 'n');
  });
});

describe('pressed keys', () => {
  const signIn = async (): Promise<TestEnv> => {
    const env = createTestEnv({
      storage: { token: 'tok', name: 'Ada', 'dropdeck:tab:lists': '{"/commands":"?sort=name"}' },
      server: { 'GET /v1/customer/info': { status: 200, body: { ...customer, developer: false } } },
    });
    await env.start('/settings');
    return env;
  };

  it('open a page with the query string that its link has', async () => {
    const env = await signIn();
    await allSettled(actPressed, { scope: env.scope, params: 'go-commands' });
    expect(env.navigations).toEqual([{ to: '/commands?sort=name' }]);
  });

  it('open no page that the user may not open', async () => {
    const env = await signIn();
    await allSettled(actPressed, { scope: env.scope, params: 'go-customers' });
    expect(env.navigations).toEqual([]);
    expect(env.scope.getState($closedActs).has('go-customers')).toBe(true);
  });

  it('hide values, say so, and show them', async () => {
    const env = await signIn();
    // Not awaited: allSettled would wait for the toast's timer.
    const press = () => void allSettled(actPressed, { scope: env.scope, params: 'values' });
    press();
    expect(env.scope.getState($preferences).values).toBe('hidden');
    expect(env.scope.getState($toast)?.text).toBe('Values are hidden. The same keys show them.');
    press();
    expect(env.scope.getState($preferences).values).toBe('shown');
  });

  it('open an overlay', async () => {
    const env = await signIn();
    await allSettled(actPressed, { scope: env.scope, params: 'keys' });
    expect(env.scope.getState($overlay)).toBe('keys');
  });
});

it('keys are written as people read them', () => {
  expect(formatKeys('$mod+k', false)).toBe('Ctrl K');
  expect(formatKeys('$mod+k', true)).toBe('⌘K');
  expect(formatKeys('g s', true)).toBe('G S');
  expect(formatKeys('Escape', false)).toBe('Esc');
});

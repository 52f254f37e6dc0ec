import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $overlay } from '../overlays';
import { createTestEnv, customer, type TestEnv } from '../testing';
import {
  $activeBindings,
  $bindings,
  $changedActs,
  $closedActs,
  $keyHints,
  $keysProblem,
  $recording,
  actPressed,
  acts,
  allKeysReset,
  keyPressed,
  keysReset,
  keysStarted,
  recordingCancelled,
  RECORD_MS,
  recordingStarted,
  singleKeysChanged,
  type ActId,
  type KeyPress,
} from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrl: false,
  meta: false,
  alt: false,
  shift: false,
  ...modifiers,
});

async function start(storage: Record<string, string> = {}, isApple = false): Promise<TestEnv> {
  const env = createTestEnv({
    storage: { token: 'tok', ...storage },
    server: { 'GET /v1/customer/info': { status: 200, body: customer } },
  });
  await env.start();
  await allSettled(keysStarted, { scope: env.scope, params: { isApple } });
  return env;
}

async function record({ scope }: TestEnv, act: ActId, presses: readonly KeyPress[]): Promise<void> {
  await allSettled(recordingStarted, { scope, params: act });
  const settled = presses.map((each) => allSettled(keyPressed, { scope, params: each }));
  await vi.advanceTimersByTimeAsync(RECORD_MS);
  await Promise.all(settled);
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

  it('has defaults that a person could have chosen', async () => {
    const { scope } = await start();
    for (const { id, isFixed } of acts) {
      if (isFixed) continue;
      await allSettled(keysReset, { scope, params: id });
      expect(scope.getState($keysProblem)).toBeNull();
    }
  });

  it('saves recorded keys in the browser and reads them on the next visit', async () => {
    const env = await start();
    await record(env, 'new', [press('i')]);
    expect(env.scope.getState($bindings).new).toBe('i');
    expect(env.scope.getState($recording)).toBeNull();
    const next = await start(Object.fromEntries(env.storage));
    expect(next.scope.getState($keyHints)).toMatchObject({ new: 'I' });
    expect([...next.scope.getState($changedActs)]).toEqual(['new']);
  });

  it('records a sequence of two keys, and one key with Ctrl at once', async () => {
    const env = await start();
    await record(env, 'new', [press('a'), press('n')]);
    expect(env.scope.getState($bindings).new).toBe('a n');
    await record(env, 'search', [press('b', { ctrl: true })]);
    expect(env.scope.getState($bindings).search).toBe('mod+b');
  });

  it('ends a recording with Enter, and changes nothing after Escape', async () => {
    const env = await start();
    await record(env, 'new', [press('a'), press('Enter')]);
    expect(env.scope.getState($bindings).new).toBe('a');
    await record(env, 'new', [press('b'), press('Escape')]);
    expect(env.scope.getState($bindings).new).toBe('a');
    expect(env.scope.getState($recording)).toBeNull();
  });

  it.each<[string, KeyPress[], string]>([
    ['another act has the keys', [press('x')], 'X already belongs to “Select the row”.'],
    ['they begin a sequence', [press('g')], 'G cannot be told apart from G S, “Settings”.'],
    [
      'they begin with the key of an act',
      [press('j'), press('a')],
      'J A cannot be told apart from J, “Next row”.',
    ],
    ['they are those of the browser', [press('t', { ctrl: true })], 'Ctrl T belongs to the browser.'],
    [
      'screen readers use them',
      [press('n', { alt: true, ctrl: true })],
      'Ctrl Alt N belongs to the system or to a screen reader.',
    ],
    [
      'they move around the page',
      [press('Tab')],
      'Tab moves around the page or types, so it cannot be chosen.',
    ],
    ['the sequence has Ctrl', [press('a'), press('b', { ctrl: true })], 'A sequence has two plain keys.'],
  ])('refuses keys and goes on recording when %s', async (_, presses, text) => {
    const env = await start();
    await record(env, 'new', presses);
    expect(env.scope.getState($keysProblem)).toEqual({ act: 'new', text });
    expect(env.scope.getState($recording)).toEqual({ act: 'new', strokes: '' });
    expect(env.scope.getState($bindings).new).toBe('n');
    await allSettled(recordingCancelled, { scope: env.scope });
    expect(env.scope.getState($keysProblem)).toBeNull();
  });

  it('turns off what begins with a plain key, and refuses such keys then', async () => {
    const env = await start();
    await allSettled(singleKeysChanged, { scope: env.scope, params: false });
    expect(env.scope.getState($activeBindings)).toEqual({
      palette: 'mod+k',
      preferences: 'mod+,',
      save: 'mod+s',
    });
    await record(env, 'new', [press('i'), press('Enter')]);
    expect(env.scope.getState($keysProblem)?.text).toBe(
      'Single-key shortcuts are off. Choose a key with Ctrl.',
    );
    const next = await start(Object.fromEntries(env.storage));
    expect(next.scope.getState($keyHints)).not.toHaveProperty('search');
  });

  it('resets one act, unless another one has its keys now, and all', async () => {
    const env = await start();
    await record(env, 'new', [press('i'), press('Enter')]);
    await record(env, 'edit', [press('n'), press('Enter')]);
    await allSettled(keysReset, { scope: env.scope, params: 'new' });
    expect(env.scope.getState($keysProblem)?.text).toBe('N already belongs to “Edit the row”.');
    await allSettled(keysReset, { scope: env.scope, params: 'edit' });
    await allSettled(keysReset, { scope: env.scope, params: 'new' });
    expect(env.scope.getState($changedActs).size).toBe(0);
    expect([...env.storage.keys()].filter((key) => key.startsWith('dropdeck:keys'))).toEqual([]);
    await record(env, 'new', [press('i'), press('Enter')]);
    await allSettled(singleKeysChanged, { scope: env.scope, params: false });
    await allSettled(allKeysReset, { scope: env.scope });
    expect(env.scope.getState($activeBindings)).toHaveProperty('new', 'n');
  });

  it.each([
    ['is not JSON', '{'],
    ['has another form', '{"keys":[]}'],
    ['gives two acts the same keys', '{"areSingleKeysOn":true,"keys":{"new":"i","edit":"i"}}'],
    ['takes keys of the browser', '{"areSingleKeysOn":true,"keys":{"new":"mod+t"}}'],
    ['changes a fixed act', '{"areSingleKeysOn":true,"keys":{"close":"i","other":"b"}}'],
  ])('keeps the defaults when what is stored %s', async (_, text) => {
    const { scope } = await start({ 'dropdeck:keys': text });
    expect([...scope.getState($changedActs)]).toEqual([]);
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

  it('open an overlay', async () => {
    const env = await signIn();
    await allSettled(actPressed, { scope: env.scope, params: 'keys' });
    expect(env.scope.getState($overlay)).toBe('keys');
  });
});

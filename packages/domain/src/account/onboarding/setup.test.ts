import { allSettled } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '../session';
import { LOGOUT_DELAY_MS } from '../session/logout';
import { createTestEnv, customer, unpaidCustomer, type FakeAnswer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import * as onboarding from './index';
import { ONBOARDING_POLL_MS, isHexColor, setupErrors, type SetupField } from './index';

const INFO = 'GET /v1/customer/info';
const CREATE = 'POST /v1/create/customer';
const paid = { ...unpaidCustomer, paid: true };

const filled = {
  name: 'Sole Society',
  imageUrl: 'https://img.example/logo.png',
  hexColor: '#1c2a97',
  footerText: 'Sole',
  footerIcon: 'https://img.example/icon.png',
};

const flush = () => vi.advanceTimersByTimeAsync(0);

/** Opens the setup for Ada, who has paid; `storage` is her local storage. */
async function open({
  now,
  ...options
}: { create?: FakeAnswer; storage?: Record<string, string>; now?: number } = {}) {
  const env = createTestEnv({
    ...(now === undefined ? {} : { now }),
    storage: { token: 'tok', name: 'Ada', ...options.storage },
    server: {
      [INFO]: { status: 200, body: paid },
      [CREATE]: options.create ?? { status: 200 },
      'POST /v1/logout': { status: 200 },
    },
  });
  void env.start('/');
  await flush();
  void allSettled(onboarding.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const start = ({ scope }: TestEnv) => void allSettled(onboarding.startRequested, { scope });
const type = ({ scope }: TestEnv, values: Partial<Record<SetupField, string>>) => {
  for (const [field, value] of Object.entries(values)) {
    void allSettled(onboarding.fieldChanged, { scope, params: { field: field as SetupField, value } });
  }
};
const create = async ({ scope }: TestEnv) => {
  void allSettled(onboarding.createRequested, { scope });
  await flush();
};
const step = ({ scope }: TestEnv) => scope.getState(onboarding.$step);
const values = ({ scope }: TestEnv) => scope.getState(onboarding.$values);
const stored = (env: TestEnv) => Object.fromEntries(env.storage);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('setup', () => {
  it('starts with a greeting, and opens the form with its defaults', async () => {
    const env = await open();
    expect(step(env)).toBe('start');
    start(env);
    expect(step(env)).toBe('form');
    expect(values(env)).toEqual({
      name: '',
      imageUrl: '',
      hexColor: '#1c2a97',
      footerText: '',
      footerIcon: '',
    });
  });

  it('sends the profile as typed, reloads the page once, and is pending', async () => {
    const env = await open();
    start(env);
    type(env, { ...filled, hexColor: 'FFF', name: ' Sole ' });
    await create(env);
    expect(env.bodiesOf('onboarding.createCustomer')).toEqual([
      {
        name: ' Sole ',
        image_url: 'https://img.example/logo.png',
        hex_color: 'FFF',
        footer_text: 'Sole',
        footer_icon: 'https://img.example/icon.png',
      },
    ]);
    expect(step(env)).toBe('pending');
    expect(env.reloads).toBe(1);
    await create(env);
    expect(env.bodiesOf('onboarding.createCustomer')).toHaveLength(1);
  });

  it('stays pending after the reload, and polls while the server does not return the profile', async () => {
    const before = await open();
    type(before, filled);
    await create(before);
    const env = await open({ storage: stored(before) });
    expect(step(env)).toBe('pending');
    const requested = () => env.requests.filter(({ call }) => call === 'session.getCustomerInfo').length;
    expect(requested()).toBe(1);
    await vi.advanceTimersByTimeAsync(ONBOARDING_POLL_MS);
    expect(requested()).toBe(2);
    env.server[INFO] = { status: 200, body: customer };
    await vi.advanceTimersByTimeAsync(ONBOARDING_POLL_MS * 4);
    expect(requested()).toBe(3);
    expect(env.reloads).toBe(0);
  });

  it('starts over if the server still has no profile long after', async () => {
    const before = await open();
    type(before, filled);
    await create(before);
    const env = await open({ storage: stored(before), now: before.now + 600_000 });
    expect(step(env)).toBe('start');
    start(env);
    type(env, filled);
    expect(env.reloads).toBe(0);
  });

  it('shows a message and logs out when the creation fails, and keeps the draft', async () => {
    const before = await open({ create: { status: 500 } });
    start(before);
    type(before, filled);
    await create(before);
    expect(before.scope.getState($toast)).toMatchObject({
      kind: 'error',
      text: 'Failed to create profile. What you typed is kept.',
    });
    expect(before.reloads).toBe(0);
    await vi.advanceTimersByTimeAsync(LOGOUT_DELAY_MS);
    expect(before.left).toEqual(['https://home.example/']);
    const env = await open({ storage: { ...stored(before), token: 'tok', name: 'Ada' } });
    expect(step(env)).toBe('form');
    expect(values(env)).toEqual(filled);
  });
});

describe('stored setup draft', () => {
  it('survives a reload with every keystroke', async () => {
    const before = await open();
    start(before);
    type(before, { name: 'Sole So', hexColor: 'not yet' });
    const env = await open({ storage: stored(before) });
    expect(step(env)).toBe('form');
    expect(values(env)).toMatchObject({ name: 'Sole So', hexColor: 'not yet' });
  });

  it('is not shown to another customer', async () => {
    const before = await open();
    start(before);
    type(before, { name: 'Sole' });
    const env = await open({ storage: { ...stored(before), name: 'Grace' } });
    expect(step(env)).toBe('start');
    expect(values(env).name).toBe('');
  });

  it('is removed by a logout', async () => {
    const env = await open();
    type(env, { name: 'Sole' });
    expect(env.storage.has(onboarding.progressKey)).toBe(true);
    void allSettled(logoutRequested, { scope: env.scope });
    await flush();
    expect(env.storage.has(onboarding.progressKey)).toBe(false);
  });

  it.each(['', '{', '[]', '{"Ada":{}}'])('is ignored if the storage holds %j', async (text) => {
    const env = await open({ storage: { [onboarding.progressKey]: text } });
    expect(step(env)).toBe('start');
  });
});

describe('setup form', () => {
  it('is not sent with an empty field, and shows errors from the first attempt on', async () => {
    const env = await open();
    start(env);
    const errors = () => env.scope.getState(onboarding.$errors);
    expect(errors()).toEqual({});
    await create(env);
    expect(errors()).toEqual({
      name: 'Name is required.',
      imageUrl: 'Image URL is required.',
      footerText: 'Footer Text is required.',
      footerIcon: 'Footer Icon URL is required.',
    });
    type(env, { name: 'Sole' });
    expect(errors().name).toBeUndefined();
    expect(env.bodiesOf('onboarding.createCustomer')).toEqual([]);
  });

  it('is not sent with an invalid color', async () => {
    const env = await open();
    type(env, { ...filled, hexColor: '#12345' });
    await create(env);
    expect(env.scope.getState(onboarding.$errors)).toEqual({ hexColor: 'Invalid hex color value' });
    expect(env.bodiesOf('onboarding.createCustomer')).toEqual([]);
  });

  it.each(['#1c2a97', '1C2A97', '#fff', 'FfF'])('accepts the color %s', (text) =>
    expect(isHexColor(text)).toBe(true),
  );
  it.each(['', '#', '#ff', '#ffff', '##fff', '#1c2a977', 'teal', '#ggg', '#fff ', '0x1c2a97'])(
    'rejects the color %j',
    (text) => expect(isHexColor(text)).toBe(false),
  );

  it('accepts every color of three or six digits, with or without #', () => {
    const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
    fc.assert(
      fc.property(
        fc
          .constantFrom(3, 6)
          .chain((length) => fc.string({ unit: digit, minLength: length, maxLength: length })),
        fc.boolean(),
        (digits, hasHash) => {
          expect(setupErrors({ ...filled, hexColor: `${hasHash ? '#' : ''}${digits}` })).toEqual({});
        },
      ),
    );
  });
});

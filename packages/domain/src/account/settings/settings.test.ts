import { allSettled } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $log } from '../../shell/history';
import { $unsaved } from '../../kernel/page/unsaved';
import { $info } from '../session';
import { onlineChanged } from '../../kernel/ports';
import { LOGOUT_DELAY_MS } from '../session/logout';
import { createTestEnv, type FakeAnswer } from '../../kernel/testing';
import { customer } from '../../kernel/testing/fixtures';
import { $toast } from '../../kernel/toasts';
import { serverHints, settingsHints, $values } from './index';
import * as settings from './index';
import { addServer, settingsOf } from '../../resources/setting-values';
import type * as settingsValues from '../../resources/setting-values';

const SAVE = 'POST /v1/customer/update';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function open(
  options: {
    save?: FakeAnswer | (() => Promise<FakeAnswer>);
    storage?: Record<string, string>;
    info?: object;
  } = {},
) {
  const env = createTestEnv({
    storage: { token: 'tok', ...options.storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, ...options.info } },
      'POST /v1/logout': { status: 200 },
      [SAVE]: options.save ?? { status: 200 },
    },
  });
  void env.start();
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(settings.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const type = (env: TestEnv, field: settingsValues.TextSetting, value: string): void =>
  void allSettled(settings.fieldChanged, { scope: env.scope, params: { field, value } });
const save = (env: TestEnv): void => void allSettled(settings.saveRequested, { scope: env.scope });
const values = ({ scope }: TestEnv): settingsValues.Settings => scope.getState(settings.$values);
const isDirty = ({ scope }: TestEnv): boolean => scope.getState(settings.$isDirty);
const toast = ({ scope }: TestEnv): string | undefined => scope.getState($toast)?.text;

describe('settings', () => {
  it('shows the customer info', async () => {
    const env = await open();
    expect(values(env)).toEqual({
      botName: 'Release Radar',
      customerName: 'Sole Society',
      imageUrl: 'https://img.example/logo.png',
      footerText: 'Release Radar',
      footerIcon: 'https://img.example/icon.png',
      hexColor: '#1c2a97',
      webhookUrl: 'https://discord.com/api/webhooks/1090000000000000002/secret-part',
      whitelistedServers: ['1090000000000000001'],
    });
    expect(isDirty(env)).toBe(false);
  });

  it('is saved with the ID of a bot that is ready by now', async () => {
    const env = await open({
      info: { bot_pending: true, bot_data: { ...customer.bot_data, app_id: 'N/A' } },
    });
    expect(env.scope.getState(settings.$isBotPending)).toBe(true);
    env.server['GET /v1/customer/info'] = { status: 200, body: customer };
    env.now += 60_000;
    type(env, 'footerText', 'Radar');
    save(env);
    await flush();
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ app_id: customer.bot_data?.app_id }]);
    expect(env.scope.getState(settings.$isBotPending)).toBe(false);
    expect(values(env).footerText).toBe('Radar');
  });

  it('is empty for missing values', () => {
    expect(settingsOf({ paid: true, bot_data: { name: null }, customer_data: {} })).toEqual({
      botName: '',
      customerName: '',
      imageUrl: '',
      footerText: '',
      footerIcon: '',
      hexColor: '',
      webhookUrl: '',
      whitelistedServers: [],
    });
  });

  it('saves all settings under their wire names', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    type(env, 'hexColor', 'not a color');
    save(env);
    await flush();
    expect(env.bodiesOf('settings.updateCustomer')).toEqual([
      {
        bot_name: 'Drop Bot',
        customer_name: 'Sole Society',
        image_url: 'https://img.example/logo.png',
        hex_color: 'not a color',
        footer_text: 'Release Radar',
        footer_icon: 'https://img.example/icon.png',
        app_id: '1080000000000000001',
        whitelisted_servers: ['1090000000000000001'],
        webhook_url: 'https://discord.com/api/webhooks/1090000000000000002/secret-part',
      },
    ]);
  });

  it('shows that a save is pending, and then that it succeeded', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open({ save: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    type(env, 'botName', 'Drop Bot');
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('Saving settings...');
    expect(env.scope.getState(settings.$isSaving)).toBe(true);
    answer({ status: 200 });
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('Settings updated successfully');
    expect(isDirty(env)).toBe(false);
    expect(env.scope.getState($info)?.bot_data?.name).toBe('Drop Bot');
  });

  it('keeps what was typed, and the session, when there is no connection while the browser is offline', async () => {
    const answers: FakeAnswer[] = [{ kind: 'network' }];
    const env = await open({ save: () => Promise.resolve(answers.shift() ?? { status: 200 }) });
    type(env, 'botName', 'Drop Bot');
    void allSettled(onlineChanged, { scope: env.scope, params: false });
    save(env);
    await vi.advanceTimersByTimeAsync(LOGOUT_DELAY_MS);
    expect(toast(env)).toBe('You are offline. Nothing was sent, and your changes are kept.');
    expect(env.left).toEqual([]);
    expect(isDirty(env)).toBe(true);
    // What the browser says may be wrong.
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('Settings updated successfully');
    expect(isDirty(env)).toBe(false);
  });

  it('keeps what is typed during a save', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open({ save: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    type(env, 'botName', 'First');
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    type(env, 'botName', 'Second');
    save(env);
    answer({ status: 200 });
    await flush();
    expect(values(env).botName).toBe('Second');
    expect(isDirty(env)).toBe(true);
    expect(env.bodiesOf('settings.updateCustomer')).toHaveLength(1);
  });

  it.each<[string, FakeAnswer]>([
    ['refused', { status: 400 }],
    ['answered with 203', { status: 203 }],
    ['not answered', { kind: 'network' }],
  ])('shows a message, logs out and keeps the draft when a save is %s', async (_, answer) => {
    const env = await open({ save: answer });
    type(env, 'footerText', 'Typed in vain');
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('Failed to update settings');
    expect(values(env).footerText).toBe('Typed in vain');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(env.left).toEqual(['https://home.example/']);
    expect(env.storage.has('token')).toBe(false);
    expect([...env.storage.values()].join()).toContain('Typed in vain');
  });

  it('is no longer dirty when an edit is changed back', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    expect(isDirty(env)).toBe(true);
    expect(env.scope.getState($unsaved)).toBe(true);
    type(env, 'botName', 'Release Radar');
    expect(isDirty(env)).toBe(false);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('reverts to the saved values when the changes are discarded', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    void allSettled(settings.discardRequested, { scope: env.scope });
    expect(values(env).botName).toBe('Release Radar');
    await flush();
    expect([...env.storage.values()].join()).not.toContain('Drop Bot');
  });

  it('shows whether the bot is being set up', async () => {
    const env = await open({ info: { bot_pending: true } });
    expect(env.scope.getState(settings.$isBotPending)).toBe(true);
  });
});

describe('webhook of the settings', () => {
  it('is trimmed, so that a pasted space is no change', async () => {
    const env = await open();
    const { webhookUrl } = values(env);
    type(env, 'webhookUrl', ` ${webhookUrl}\n`);
    expect(isDirty(env)).toBe(false);
    type(env, 'webhookUrl', ` <${webhookUrl}2>\u200B `);
    expect(values(env).webhookUrl).toBe(` <${webhookUrl}2>\u200B `);
    save(env);
    await flush();
    expect(values(env).webhookUrl).toBe(`${webhookUrl}2`);
    expect(isDirty(env)).toBe(false);
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ webhook_url: `${webhookUrl}2` }]);
  });
});

describe('whitelisted servers', () => {
  it('are told apart without invisible characters, and not added where a spreadsheet shortened them', async () => {
    const env = await open();
    const listed = values(env).whitelistedServers;
    void allSettled(settings.serversPasted, { scope: env.scope, params: [`${listed[0]}\u200B`] });
    void allSettled(settings.serverAdded, { scope: env.scope, params: '8,78798E+17' });
    expect(values(env).whitelistedServers).toEqual(listed);
    expect(env.scope.getState($toast)?.text).toBe(
      '“8,78798E+17” was shortened by a spreadsheet. Copy the whole number.',
    );
  });

  it('are added by id and removed', async () => {
    const env = await open();
    void allSettled(settings.serverAdded, { scope: env.scope, params: ' 1090000000000000009 ' });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000001', '1090000000000000009']);
    void allSettled(settings.serverRemoved, { scope: env.scope, params: '1090000000000000001' });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000009']);
  });

  it('are added one by one when several are pasted, without blank and listed ones', async () => {
    const env = await open();
    const params = ['1090000000000000009', ' ', '1090000000000000001', '1090000000000000008'];
    void allSettled(settings.serversPasted, { scope: env.scope, params });
    expect(values(env).whitelistedServers).toEqual([
      '1090000000000000001',
      '1090000000000000009',
      '1090000000000000008',
    ]);
  });

  it('are split where several are typed at once', async () => {
    const env = await open();
    const before = values(env).whitelistedServers;
    void allSettled(settings.serverAdded, {
      scope: env.scope,
      params: '1090000000000000021, 1090000000000000022',
    });
    expect(values(env).whitelistedServers).toEqual([...before, '1090000000000000021', '1090000000000000022']);
  });

  it('are not added if blank or listed, and stay text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (raw, input) => {
        const servers = [...new Set(raw.map((id) => id.trim()).filter(Boolean))];
        const next = addServer(servers, input);
        const id = input.trim();
        expect(new Set(next).size).toBe(next.length);
        expect(next).not.toContain('');
        expect(next).toEqual(id === '' || servers.includes(id) ? servers : [...servers, id]);
      }),
    );
  });
});

describe('hint that never prevents saving', () => {
  const good = settingsOf(customer);

  it('is not shown for valid or empty values', () => {
    expect(settingsHints(good)).toEqual({});
    expect(settingsHints(settingsOf({ paid: true }))).toEqual({});
  });

  it.each(['#1c2a97', '1C2A97', '#fff', 'abc'])('accepts %s as a color', (hexColor) => {
    expect(settingsHints({ ...good, hexColor })).toEqual({});
  });

  it.each(['#12', 'teal', '#12345g', '##123456'])('doubts that %s is a color', (hexColor) => {
    expect(Object.keys(settingsHints({ ...good, hexColor }))).toEqual(['hexColor']);
  });

  it.each([
    'https://discord.com/api/webhooks/1090000000000000002/a-b_c',
    'https://discordapp.com/api/webhooks/1090000000000000002/abc',
    'https://ptb.discord.com/api/v10/webhooks/1090000000000000002/abc',
    'https://canary.discord.com/api/webhooks/1090000000000000002/abc?wait=true',
  ])('accepts %s as a webhook', (webhookUrl) => {
    expect(settingsHints({ ...good, webhookUrl })).toEqual({});
  });

  it.each([
    'http://discord.com/api/webhooks/1090000000000000002/abc',
    'https://discord.com.evil.example/api/webhooks/1090000000000000002/abc',
    'https://discord.com/api/webhooks/12/abc',
    'https://example.com',
  ])('doubts that %s is a webhook', (webhookUrl) => {
    expect(Object.keys(settingsHints({ ...good, webhookUrl }))).toEqual(['webhookUrl']);
  });

  it('doubts invalid image URLs', () => {
    expect(Object.keys(settingsHints({ ...good, imageUrl: 'logo.png', footerIcon: 'ftp://x' }))).toEqual([
      'imageUrl',
      'footerIcon',
    ]);
  });

  it('doubts a server id without 17 to 20 digits', () => {
    expect(
      Object.keys(serverHints(['1234567890123456', '12345678901234567', '12345678901234567890', 'x'])),
    ).toEqual(['1234567890123456', 'x']);
  });
});

it('the settings of two scopes are independent', async () => {
  const one = await open();
  const two = await open();
  type(one, 'botName', 'Only mine');
  expect(one.scope.getState($values).botName).toBe('Only mine');
  expect(two.scope.getState($values).botName).toBe('Release Radar');
});

describe('whitelisted servers of another type', () => {
  const malformed = ['1090000000000000001', 4001, null];

  it('are sent back as received when others are edited, and stay so after the save', async () => {
    const env = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers: malformed } } });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000001', '4001']);
    expect(env.scope.getState($log).map(({ text }) => text)).toEqual([
      'session.getCustomerInfo: 1 row could not be read: bot_data.whitelisted_servers.2: expected string, got null',
    ]);
    void allSettled(settings.serverAdded, { scope: env.scope, params: '1090000000000000009' });
    save(env);
    await flush();
    void allSettled(settings.serverRemoved, { scope: env.scope, params: '1090000000000000001' });
    save(env);
    await flush();
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([
      { whitelisted_servers: [...malformed, '1090000000000000009'] },
      { whitelisted_servers: [4001, '1090000000000000009', null] },
    ]);
  });

  it('are empty if the server sends null or an empty object', async () => {
    for (const whitelisted_servers of [null, {}, '']) {
      const env = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers } } });
      expect(values(env).whitelistedServers).toEqual([]);
    }
  });
});

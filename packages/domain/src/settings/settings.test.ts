import { allSettled } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $entries } from '../activity';
import { $unsaved } from '../shared/unsaved';
import { $info, $isLeaving, logoutConfirmed } from '../session';
import { onlineChanged } from '../shared/browser';
import { createTestEnv, type FakeAnswer } from '../testing';
import { customer } from '../testing/fixtures';
import { $toast } from '../toasts';
import { serverHints, settingsHints } from './hints';
import * as settings from './index';
import { $values } from './settings';
import { addServer, settingsOf } from './values';

const SAVE = 'POST /v1/customer/update';
const DRAFT = 'dropdeck:draft:settings';
const TAB_DRAFT = 'dropdeck:tab:draft:settings';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(settings.DRAFT_MS);

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
  // Not awaited: the clock that keeps drafts would have to run first.
  void env.start();
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(settings.page.opened, { scope: env.scope });
  await flush();
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const type = (env: TestEnv, field: settings.TextSetting, value: string): void =>
  void allSettled(settings.fieldChanged, { scope: env.scope, params: { field, value } });
const save = (env: TestEnv): void => void allSettled(settings.saveRequested, { scope: env.scope });
const values = ({ scope }: TestEnv): settings.Settings => scope.getState(settings.$values);
const isDirty = ({ scope }: TestEnv): boolean => scope.getState(settings.$isDirty);
const toast = ({ scope }: TestEnv): string | undefined => scope.getState($toast)?.text;

describe('the settings', () => {
  it('show what the customer info holds', async () => {
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

  it('are empty where the info leaves something out', () => {
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

  it('are saved whole, under the names that the server knows', async () => {
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

  it('say that they are being saved, and then that they were', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
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

  it('are not sent while the browser is offline, and nobody is logged out', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    void allSettled(onlineChanged, { scope: env.scope, params: false });
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('You are offline. Nothing was sent, and your changes are kept.');
    expect(env.bodiesOf('settings.updateCustomer')).toEqual([]);
    expect(isDirty(env)).toBe(true);
    void allSettled(onlineChanged, { scope: env.scope, params: true });
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(env.bodiesOf('settings.updateCustomer')).toHaveLength(1);
  });

  it('keep what was typed while they were being saved', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
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
  ])('say so when a save is %s, log out, and keep what was typed', async (_, answer) => {
    const env = await open({ save: answer });
    type(env, 'footerText', 'Typed in vain');
    save(env);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(env)).toBe('Failed to update settings');
    expect(values(env).footerText).toBe('Typed in vain');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(env.left).toEqual(['https://home.example/']);
    expect(env.storage.has('token')).toBe(false);
    expect(env.storage.get(DRAFT)).toContain('Typed in vain');
  });

  it('are not changed any more when what was typed is taken back', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    expect(isDirty(env)).toBe(true);
    expect(env.scope.getState($unsaved)).toBe(true);
    type(env, 'botName', 'Release Radar');
    expect(isDirty(env)).toBe(false);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('go back to what is saved when the changes are discarded', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    void allSettled(settings.discardRequested, { scope: env.scope });
    expect(values(env).botName).toBe('Release Radar');
    await flush();
    expect(env.storage.has(DRAFT)).toBe(false);
  });

  it('say while the bot is being set up that it is', async () => {
    const env = await open({ info: { bot_pending: true } });
    expect(env.scope.getState(settings.$isBotPending)).toBe(true);
  });
});

describe('the webhook of the settings', () => {
  it('is taken without the spaces around it, so that a pasted space is no change', async () => {
    const env = await open();
    const { webhookUrl } = values(env);
    type(env, 'webhookUrl', ` ${webhookUrl}\n`);
    expect(isDirty(env)).toBe(false);
    type(env, 'webhookUrl', ` ${webhookUrl}2 `);
    save(env);
    await flush();
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([{ webhook_url: `${webhookUrl}2` }]);
  });
});

describe('whitelisted servers', () => {
  it('are added by their id and removed', async () => {
    const env = await open();
    void allSettled(settings.serverAdded, { scope: env.scope, params: ' 1090000000000000009 ' });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000001', '1090000000000000009']);
    void allSettled(settings.serverRemoved, { scope: env.scope, params: '1090000000000000001' });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000009']);
  });

  it('are added one by one when several are pasted, without empty and listed ones', async () => {
    const env = await open();
    const params = ['1090000000000000009', ' ', '1090000000000000001', '1090000000000000008'];
    void allSettled(settings.serversPasted, { scope: env.scope, params });
    expect(values(env).whitelistedServers).toEqual([
      '1090000000000000001',
      '1090000000000000009',
      '1090000000000000008',
    ]);
  });

  it('are neither added empty nor twice, and stay the text that was typed', () => {
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

describe('a draft', () => {
  const draft = (edits: object, owner = '1080000000000000001'): Record<string, string> => ({
    [DRAFT]: JSON.stringify({ owner, savedAt: 1_700_000_000_000, edits }),
  });

  it('is kept once typing has calmed down, the webhook for this tab alone', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    type(env, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    expect(env.storage.has(DRAFT)).toBe(false);
    await flush();
    expect(JSON.parse(env.storage.get(DRAFT) ?? '')).toMatchObject({
      owner: '1080000000000000001',
      edits: { botName: 'Drop Bot' },
    });
    expect(env.storage.get(DRAFT)).not.toContain('secret');
    expect(JSON.parse(env.storage.get(TAB_DRAFT) ?? '')).toMatchObject({
      owner: '1080000000000000001',
      edits: { webhookUrl: 'https://discord.com/api/webhooks/1/secret' },
    });
  });

  it('holds no webhook of somebody who cannot be told from others', async () => {
    const nobody = { bot_data: { app_id: 'N/A' }, customer_data: {}, has_bot: true };
    const env = await open({ info: nobody });
    type(env, 'botName', 'Drop Bot');
    type(env, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    await flush();
    expect(env.storage.get(DRAFT)).toContain('Drop Bot');
    expect(env.storage.has(TAB_DRAFT)).toBe(false);
  });

  it('is offered of the webhook alone, and with the webhook beside the rest', async () => {
    const webhookUrl = 'https://discord.com/api/webhooks/1/secret';
    const secret = { [TAB_DRAFT]: draft({ webhookUrl })[DRAFT] ?? '' };
    for (const storage of [secret, { ...secret, ...draft({ botName: 'Old draft' }) }]) {
      const env = await open({ storage });
      void allSettled(settings.draftRestored, { scope: env.scope });
      expect(values(env)).toMatchObject({
        webhookUrl,
        botName: DRAFT in storage ? 'Old draft' : 'Release Radar',
      });
    }
  });

  it('is offered again, and comes back under what was typed since', async () => {
    const env = await open({ storage: draft({ botName: 'Old draft', footerText: 'Old footer' }) });
    expect(env.scope.getState(settings.$draftOffer)?.savedAt).toBe(1_700_000_000_000);
    expect(isDirty(env)).toBe(false);
    type(env, 'footerText', 'Newer');
    await flush();
    void allSettled(settings.draftRestored, { scope: env.scope });
    expect(values(env)).toMatchObject({ botName: 'Old draft', footerText: 'Newer' });
    expect(env.scope.getState(settings.$draftOffer)).toBeNull();
  });

  it('is not lost to a reload before it was taken up', async () => {
    const env = await open({ storage: draft({ botName: 'Old draft' }) });
    type(env, 'footerText', 'Newer');
    await flush();
    expect(JSON.parse(env.storage.get(DRAFT) ?? '')).toMatchObject({
      edits: { botName: 'Old draft', footerText: 'Newer' },
    });
  });

  it('is gone when it is dismissed', async () => {
    const env = await open({ storage: draft({ botName: 'Old draft' }) });
    void allSettled(settings.draftDismissed, { scope: env.scope });
    await flush();
    expect(env.storage.has(DRAFT)).toBe(false);
    expect(env.storage.has(TAB_DRAFT)).toBe(false);
    expect(values(env).botName).toBe('Release Radar');
  });

  it('is gone when the changes were saved', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    await flush();
    save(env);
    await flush();
    await flush();
    expect(env.storage.has(DRAFT)).toBe(false);
  });

  it('is gone when the person logs out', async () => {
    const env = await open();
    type(env, 'botName', 'Drop Bot');
    type(env, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    await flush();
    void allSettled(logoutConfirmed, { scope: env.scope });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(env.scope.getState($isLeaving)).toBe(true);
    expect(env.storage.has(DRAFT)).toBe(false);
    expect(env.storage.has(TAB_DRAFT)).toBe(false);
  });

  it.each([
    ['of another bot', draft({ botName: 'Theirs' }, '999')],
    ['that says what is saved anyway', draft({ botName: 'Release Radar' })],
    ['that is no draft', { [DRAFT]: '{"owner":7' }],
    ['with values of the wrong kind', draft({ botName: 7 })],
  ])('%s is not offered', async (_, storage) => {
    const env = await open({ storage });
    expect(env.scope.getState(settings.$draftOffer)).toBeNull();
  });
});

describe('a warning that never blocks', () => {
  const good = settingsOf(customer);

  it('is not shown where everything looks right, or is empty', () => {
    expect(settingsHints(good)).toEqual({});
    expect(settingsHints(settingsOf({ paid: true }))).toEqual({});
  });

  it.each(['#1c2a97', '1C2A97', '#fff', 'abc'])('takes %s for a color', (hexColor) => {
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
  ])('takes %s for a webhook', (webhookUrl) => {
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

  it('doubts addresses of images that are none', () => {
    expect(Object.keys(settingsHints({ ...good, imageUrl: 'logo.png', footerIcon: 'ftp://x' }))).toEqual([
      'imageUrl',
      'footerIcon',
    ]);
  });

  it('doubts a server id that has not 17 to 20 digits', () => {
    expect(
      Object.keys(serverHints(['1234567890123456', '12345678901234567', '12345678901234567890', 'x'])),
    ).toEqual(['1234567890123456', 'x']);
  });
});

it('keeps two people apart', async () => {
  const one = await open();
  const two = await open();
  type(one, 'botName', 'Only mine');
  expect(one.scope.getState($values).botName).toBe('Only mine');
  expect(two.scope.getState($values).botName).toBe('Release Radar');
});

describe('whitelisted servers that came in another kind', () => {
  const odd = ['1090000000000000001', 4001, null];

  it('go back as they came where others are edited, and stay so after the save', async () => {
    const env = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers: odd } } });
    expect(values(env).whitelistedServers).toEqual(['1090000000000000001', '4001']);
    expect(env.scope.getState($entries).map(({ text }) => text)).toEqual([
      'session.getCustomerInfo: 1 row could not be read: bot_data.whitelisted_servers.2: expected string',
    ]);
    void allSettled(settings.serverAdded, { scope: env.scope, params: '1090000000000000009' });
    save(env);
    await flush();
    void allSettled(settings.serverRemoved, { scope: env.scope, params: '1090000000000000001' });
    save(env);
    await flush();
    expect(env.bodiesOf('settings.updateCustomer')).toMatchObject([
      { whitelisted_servers: [...odd, '1090000000000000009'] },
      { whitelisted_servers: [4001, '1090000000000000009', null] },
    ]);
  });

  it('are none where the server writes null or an empty object', async () => {
    for (const whitelisted_servers of [null, {}, '']) {
      const env = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers } } });
      expect(values(env).whitelistedServers).toEqual([]);
    }
  });
});

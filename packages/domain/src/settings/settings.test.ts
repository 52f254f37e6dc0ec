import { allSettled } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $entries } from '../activity';
import { $unsaved } from '../shared/unsaved';
import { $info, $isLeaving, logoutConfirmed } from '../session';
import { onlineChanged } from '../shared/browser';
import { createWorld, type FakeAnswer } from '../testing';
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

const calm = (): Promise<unknown> => vi.advanceTimersByTimeAsync(settings.DRAFT_MS);

async function open(
  options: {
    save?: FakeAnswer | (() => Promise<FakeAnswer>);
    storage?: Record<string, string>;
    info?: object;
  } = {},
) {
  const world = createWorld({
    storage: { token: 'tok', ...options.storage },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, ...options.info } },
      'POST /v1/logout': { status: 200 },
      [SAVE]: options.save ?? { status: 200 },
    },
  });
  // Not awaited: the clock that keeps drafts would have to run first.
  void world.start();
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(settings.page.opened, { scope: world.scope });
  await calm();
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const type = (world: World, field: settings.TextSetting, value: string): void =>
  void allSettled(settings.fieldChanged, { scope: world.scope, params: { field, value } });
const save = (world: World): void => void allSettled(settings.saveRequested, { scope: world.scope });
const values = ({ scope }: World): settings.Settings => scope.getState(settings.$values);
const isDirty = ({ scope }: World): boolean => scope.getState(settings.$isDirty);
const toast = ({ scope }: World): string | undefined => scope.getState($toast)?.text;

describe('the settings', () => {
  it('show what the customer info holds', async () => {
    const world = await open();
    expect(values(world)).toEqual({
      botName: 'Release Radar',
      customerName: 'Sole Society',
      imageUrl: 'https://img.example/logo.png',
      footerText: 'Release Radar',
      footerIcon: 'https://img.example/icon.png',
      hexColor: '#1c2a97',
      webhookUrl: 'https://discord.com/api/webhooks/1090000000000000002/secret-part',
      whitelistedServers: ['1090000000000000001'],
    });
    expect(isDirty(world)).toBe(false);
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
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    type(world, 'hexColor', 'not a color');
    save(world);
    await calm();
    expect(world.bodiesOf('settings.updateCustomer')).toEqual([
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
    const world = await open({ save: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    type(world, 'botName', 'Drop Bot');
    save(world);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(world)).toBe('Saving settings...');
    expect(world.scope.getState(settings.$isSaving)).toBe(true);
    answer({ status: 200 });
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(world)).toBe('Settings updated successfully');
    expect(isDirty(world)).toBe(false);
    expect(world.scope.getState($info)?.bot_data?.name).toBe('Drop Bot');
  });

  it('are not sent while the browser is offline, and nobody is logged out', async () => {
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    void allSettled(onlineChanged, { scope: world.scope, params: false });
    save(world);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(world)).toBe('You are offline. Nothing was sent, and your changes are kept.');
    expect(world.bodiesOf('settings.updateCustomer')).toEqual([]);
    expect(isDirty(world)).toBe(true);
    void allSettled(onlineChanged, { scope: world.scope, params: true });
    save(world);
    await vi.advanceTimersByTimeAsync(0);
    expect(world.bodiesOf('settings.updateCustomer')).toHaveLength(1);
  });

  it('keep what was typed while they were being saved', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
    const world = await open({ save: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    type(world, 'botName', 'First');
    save(world);
    await vi.advanceTimersByTimeAsync(0);
    type(world, 'botName', 'Second');
    save(world);
    answer({ status: 200 });
    await calm();
    expect(values(world).botName).toBe('Second');
    expect(isDirty(world)).toBe(true);
    expect(world.bodiesOf('settings.updateCustomer')).toHaveLength(1);
  });

  it.each<[string, FakeAnswer]>([
    ['refused', { status: 400 }],
    ['answered with 203', { status: 203 }],
    ['not answered', { kind: 'network' }],
  ])('say so when a save is %s, log out, and keep what was typed', async (_, answer) => {
    const world = await open({ save: answer });
    type(world, 'footerText', 'Typed in vain');
    save(world);
    await vi.advanceTimersByTimeAsync(0);
    expect(toast(world)).toBe('Failed to update settings');
    expect(values(world).footerText).toBe('Typed in vain');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.left).toEqual(['https://home.example/']);
    expect(world.storage.has('token')).toBe(false);
    expect(world.storage.get(DRAFT)).toContain('Typed in vain');
  });

  it('are not changed any more when what was typed is taken back', async () => {
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    expect(isDirty(world)).toBe(true);
    expect(world.scope.getState($unsaved)).toBe(true);
    type(world, 'botName', 'Release Radar');
    expect(isDirty(world)).toBe(false);
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('go back to what is saved when the changes are discarded', async () => {
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    void allSettled(settings.discardRequested, { scope: world.scope });
    expect(values(world).botName).toBe('Release Radar');
    await calm();
    expect(world.storage.has(DRAFT)).toBe(false);
  });

  it('say while the bot is being set up that it is', async () => {
    const world = await open({ info: { bot_pending: true } });
    expect(world.scope.getState(settings.$isBotPending)).toBe(true);
  });
});

describe('the webhook of the settings', () => {
  it('is taken without the spaces around it, so that a pasted space is no change', async () => {
    const world = await open();
    const { webhookUrl } = values(world);
    type(world, 'webhookUrl', ` ${webhookUrl}\n`);
    expect(isDirty(world)).toBe(false);
    type(world, 'webhookUrl', ` ${webhookUrl}2 `);
    save(world);
    await calm();
    expect(world.bodiesOf('settings.updateCustomer')).toMatchObject([{ webhook_url: `${webhookUrl}2` }]);
  });
});

describe('whitelisted servers', () => {
  it('are added by their id and removed', async () => {
    const world = await open();
    void allSettled(settings.serverAdded, { scope: world.scope, params: ' 1090000000000000009 ' });
    expect(values(world).whitelistedServers).toEqual(['1090000000000000001', '1090000000000000009']);
    void allSettled(settings.serverRemoved, { scope: world.scope, params: '1090000000000000001' });
    expect(values(world).whitelistedServers).toEqual(['1090000000000000009']);
  });

  it('are added one by one when several are pasted, without empty and listed ones', async () => {
    const world = await open();
    const params = ['1090000000000000009', ' ', '1090000000000000001', '1090000000000000008'];
    void allSettled(settings.serversPasted, { scope: world.scope, params });
    expect(values(world).whitelistedServers).toEqual([
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
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    type(world, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    expect(world.storage.has(DRAFT)).toBe(false);
    await calm();
    expect(JSON.parse(world.storage.get(DRAFT) ?? '')).toMatchObject({
      owner: '1080000000000000001',
      edits: { botName: 'Drop Bot' },
    });
    expect(world.storage.get(DRAFT)).not.toContain('secret');
    expect(JSON.parse(world.storage.get(TAB_DRAFT) ?? '')).toMatchObject({
      owner: '1080000000000000001',
      edits: { webhookUrl: 'https://discord.com/api/webhooks/1/secret' },
    });
  });

  it('holds no webhook of somebody who cannot be told from others', async () => {
    const nobody = { bot_data: { app_id: 'N/A' }, customer_data: {}, has_bot: true };
    const world = await open({ info: nobody });
    type(world, 'botName', 'Drop Bot');
    type(world, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    await calm();
    expect(world.storage.get(DRAFT)).toContain('Drop Bot');
    expect(world.storage.has(TAB_DRAFT)).toBe(false);
  });

  it('is offered of the webhook alone, and with the webhook beside the rest', async () => {
    const webhookUrl = 'https://discord.com/api/webhooks/1/secret';
    const secret = { [TAB_DRAFT]: draft({ webhookUrl })[DRAFT] ?? '' };
    for (const storage of [secret, { ...secret, ...draft({ botName: 'Old draft' }) }]) {
      const world = await open({ storage });
      void allSettled(settings.draftRestored, { scope: world.scope });
      expect(values(world)).toMatchObject({
        webhookUrl,
        botName: DRAFT in storage ? 'Old draft' : 'Release Radar',
      });
    }
  });

  it('is offered again, and comes back under what was typed since', async () => {
    const world = await open({ storage: draft({ botName: 'Old draft', footerText: 'Old footer' }) });
    expect(world.scope.getState(settings.$draftOffer)?.savedAt).toBe(1_700_000_000_000);
    expect(isDirty(world)).toBe(false);
    type(world, 'footerText', 'Newer');
    await calm();
    void allSettled(settings.draftRestored, { scope: world.scope });
    expect(values(world)).toMatchObject({ botName: 'Old draft', footerText: 'Newer' });
    expect(world.scope.getState(settings.$draftOffer)).toBeNull();
  });

  it('is not lost to a reload before it was taken up', async () => {
    const world = await open({ storage: draft({ botName: 'Old draft' }) });
    type(world, 'footerText', 'Newer');
    await calm();
    expect(JSON.parse(world.storage.get(DRAFT) ?? '')).toMatchObject({
      edits: { botName: 'Old draft', footerText: 'Newer' },
    });
  });

  it('is gone when it is dismissed', async () => {
    const world = await open({ storage: draft({ botName: 'Old draft' }) });
    void allSettled(settings.draftDismissed, { scope: world.scope });
    await calm();
    expect(world.storage.has(DRAFT)).toBe(false);
    expect(world.storage.has(TAB_DRAFT)).toBe(false);
    expect(values(world).botName).toBe('Release Radar');
  });

  it('is gone when the changes were saved', async () => {
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    await calm();
    save(world);
    await calm();
    await calm();
    expect(world.storage.has(DRAFT)).toBe(false);
  });

  it('is gone when the person logs out', async () => {
    const world = await open();
    type(world, 'botName', 'Drop Bot');
    type(world, 'webhookUrl', 'https://discord.com/api/webhooks/1/secret');
    await calm();
    void allSettled(logoutConfirmed, { scope: world.scope });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.scope.getState($isLeaving)).toBe(true);
    expect(world.storage.has(DRAFT)).toBe(false);
    expect(world.storage.has(TAB_DRAFT)).toBe(false);
  });

  it.each([
    ['of another bot', draft({ botName: 'Theirs' }, '999')],
    ['that says what is saved anyway', draft({ botName: 'Release Radar' })],
    ['that is no draft', { [DRAFT]: '{"owner":7' }],
    ['with values of the wrong kind', draft({ botName: 7 })],
  ])('%s is not offered', async (_, storage) => {
    const world = await open({ storage });
    expect(world.scope.getState(settings.$draftOffer)).toBeNull();
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
    const world = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers: odd } } });
    expect(values(world).whitelistedServers).toEqual(['1090000000000000001', '4001']);
    expect(world.scope.getState($entries).map(({ text }) => text)).toEqual([
      'session.getCustomerInfo: 1 row could not be read: bot_data.whitelisted_servers.2: expected string',
    ]);
    void allSettled(settings.serverAdded, { scope: world.scope, params: '1090000000000000009' });
    save(world);
    await calm();
    void allSettled(settings.serverRemoved, { scope: world.scope, params: '1090000000000000001' });
    save(world);
    await calm();
    expect(world.bodiesOf('settings.updateCustomer')).toMatchObject([
      { whitelisted_servers: [...odd, '1090000000000000009'] },
      { whitelisted_servers: [4001, '1090000000000000009', null] },
    ]);
  });

  it('are none where the server writes null or an empty object', async () => {
    for (const whitelisted_servers of [null, {}, '']) {
      const world = await open({ info: { bot_data: { ...customer.bot_data, whitelisted_servers } } });
      expect(values(world).whitelistedServers).toEqual([]);
    }
  });
});

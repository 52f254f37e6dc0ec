import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../overview';
import { createTestEnv, customer, type FakeAnswer } from '../../kernel/testing';
import { $toast } from '../../kernel/toasts';
import * as updatesForm from './form';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = () => vi.advanceTimersByTimeAsync(0);

async function open(answer: FakeAnswer | (() => Promise<FakeAnswer>) = { status: 200 }, developer = true) {
  const env = createTestEnv({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer } },
      'POST /v1/updates': answer,
    },
  });
  void env.start('/monitors');
  await flush();
  void allSettled(updatesForm.opened, { scope: env.scope });
  return env;
}
type TestEnv = Awaited<ReturnType<typeof open>>;

const form = ({ scope }: TestEnv) => scope.getState(updatesForm.$form);
const names = (env: TestEnv) => form(env)?.fields.map(({ name }) => name);
const toast = ({ scope }: TestEnv) => scope.getState($toast)?.text;
const change = ({ scope }: TestEnv, params: Parameters<typeof updatesForm.dialog.events.onChange>[0]): void =>
  void allSettled(updatesForm.dialog.events.onChange, { scope, params });
function addField({ scope }: TestEnv, name: string, value = ''): void {
  void allSettled(updatesForm.dialog.events.onFieldAdd, { scope });
  const id = scope.getState(updatesForm.$form)?.fields.at(-1)?.id ?? 0;
  void allSettled(updatesForm.dialog.events.onFieldChange, {
    scope,
    params: { id, change: { name, value } },
  });
}
const idOf = (env: TestEnv, name: string) => form(env)?.fields.find((field) => field.name === name)?.id ?? 0;
async function send({ scope }: TestEnv) {
  void allSettled(updatesForm.dialog.events.onSend, { scope });
  await flush();
}

describe('new update dialog', () => {
  it('starts with the title, the color and no fields', async () => {
    const env = await open();
    expect(form(env)).toEqual({
      title: 'Toolbox Update | v 1.0.0',
      thumbnail: '',
      color: '#3BB2B7',
      fields: [],
    });
  });

  it('is for developers only', async () => {
    const env = await open({ status: 200 }, false);
    expect(form(env)).toBeNull();
  });

  it('sends its color as a number, and no thumbnail if that is empty', async () => {
    const env = await open();
    addField(env, 'Added', 'Dark look');
    await send(env);
    expect(env.bodiesOf('updates.sendUpdate')).toEqual([
      {
        title: 'Toolbox Update | v 1.0.0',
        color: 0x3bb2b7,
        fields: [{ name: 'Added', value: 'Dark look', inline: true }],
      },
    ]);
  });

  it('sends its thumbnail', async () => {
    const env = await open();
    change(env, { thumbnail: ' https://img.example/a.png ', color: '#00000f' });
    await send(env);
    expect(env.bodiesOf('updates.sendUpdate')).toMatchObject([
      { color: 15, thumbnail: 'https://img.example/a.png' },
    ]);
  });

  it.each(['', '#12', '#12345g', 'red', '#1234567'])(
    'does not send the color %j, and shows an error',
    async (color) => {
      const env = await open();
      change(env, { color });
      await send(env);
      expect(env.bodiesOf('updates.sendUpdate')).toEqual([]);
      expect(env.scope.getState(updatesForm.dialog.view.hints).color).toBe(
        'This is not a hex color such as #3BB2B7.',
      );
    },
  );

  it('shows a hint for an unusual thumbnail URL, and does not send it', async () => {
    const env = await open();
    change(env, { thumbnail: 'picture' });
    expect(env.scope.getState(updatesForm.dialog.view.hints).thumbnail).toContain('https://');
    await send(env);
    expect(env.bodiesOf('updates.sendUpdate')).toEqual([]);
  });

  it('adds, changes and removes fields', async () => {
    const env = await open();
    for (const name of ['a', 'b', 'c']) addField(env, name);
    expect(names(env)).toEqual(['a', 'b', 'c']);
    void allSettled(updatesForm.dialog.events.onFieldRemove, { scope: env.scope, params: idOf(env, 'a') });
    expect(names(env)).toEqual(['b', 'c']);
    for (const [name, change] of [
      ['b', { inline: false, value: 'one' }],
      ['c', { value: 'two' }],
    ] as const)
      void allSettled(updatesForm.dialog.events.onFieldChange, {
        scope: env.scope,
        params: { id: idOf(env, name), change },
      });
    await send(env);
    expect(env.bodiesOf('updates.sendUpdate')).toMatchObject([
      {
        fields: [
          { name: 'b', inline: false },
          { name: 'c', inline: true },
        ],
      },
    ]);
  });

  it('shows that it is sending and that it has sent, and starts over', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    const env = await open(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    change(env, { title: 'v 2' });
    await send(env);
    expect(toast(env)).toBe('Sending update to Discord...');
    expect(env.scope.getState(updatesForm.dialog.view.isSending)).toBe(true);
    answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Update sent successfully!');
    expect(form(env)).toBeNull();
    void allSettled(updatesForm.opened, { scope: env.scope });
    expect(form(env)?.title).toBe('Toolbox Update | v 1.0.0');
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }])(
    'shows a failure and keeps the draft (%j)',
    async (answer) => {
      const env = await open(answer);
      change(env, { title: 'v 2' });
      await send(env);
      expect(toast(env)).toBe('Failed to send update');
      expect(env.scope.getState(updatesForm.dialog.view.error)).toBe('Failed to send update');
      expect(form(env)?.title).toBe('v 2');
    },
  );

  it('discards the draft when its page closes', async () => {
    const env = await open();
    void allSettled(page.closed, { scope: env.scope });
    expect(form(env)).toBeNull();
  });

  it("does not send an update that exceeds Discord's limits", async () => {
    const env = await open();
    change(env, { title: 't'.repeat(300) });
    expect(env.scope.getState(updatesForm.dialog.view.counters).isOver).toBe(true);
    await send(env);
    expect(env.bodiesOf('updates.sendUpdate')).toEqual([]);
  });
});

describe('what Discord would refuse', () => {
  const refusals = ({ scope }: TestEnv) => scope.getState(updatesForm.dialog.view.refusals);

  it('is nothing of a title', async () => {
    expect(refusals(await open())).toEqual([]);
  });

  it('is listed in the order of the form', async () => {
    const env = await open();
    change(env, { title: '', thumbnail: 'nowhere' });
    expect(refusals(env)).toEqual([
      'An update needs a title or a field.',
      'The thumbnail is no web address.',
    ]);
    change(env, { title: 'x'.repeat(257), thumbnail: '' });
    addField(env, '', 'v'.repeat(1025));
    addField(env, 'n'.repeat(257));
    expect(refusals(env)).toEqual([
      'The title has 257 of 256 characters.',
      'Field 1 has no name.',
      'The value of field 1 has 1,025 of 1,024 characters.',
      'Field 2 has no value.',
      'The name of field 2 has 257 of 256 characters.',
    ]);
    for (let count = 2; count < 26; count += 1) addField(env, 'name', 'v'.repeat(300));
    expect(refusals(env).slice(-2)).toEqual([
      'There are 26 of 25 fields.',
      'All texts have 8,835 of 6,000 characters.',
    ]);
  });
});

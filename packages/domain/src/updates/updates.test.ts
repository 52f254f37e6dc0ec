import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../monitors';
import { createWorld, customer, type FakeAnswer } from '../testing';
import { $toast } from '../toasts';
import * as updates from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = () => vi.advanceTimersByTimeAsync(0);

async function open(answer: FakeAnswer | (() => Promise<FakeAnswer>) = { status: 200 }, developer = true) {
  const world = createWorld({
    storage: { token: 'tok' },
    server: {
      'GET /v1/customer/info': { status: 200, body: { ...customer, developer } },
      'POST /v1/updates': answer,
    },
  });
  void world.start('/monitors');
  await calm();
  void allSettled(updates.opened, { scope: world.scope });
  return world;
}
type World = Awaited<ReturnType<typeof open>>;

const form = ({ scope }: World) => scope.getState(updates.$form);
const names = (world: World) => form(world)?.fields.map(({ name }) => name);
const toast = ({ scope }: World) => scope.getState($toast)?.text;
const change = ({ scope }: World, params: Parameters<typeof updates.formChanged>[0]): void =>
  void allSettled(updates.formChanged, { scope, params });
function addField({ scope }: World, name: string, value = ''): void {
  void allSettled(updates.fieldAdded, { scope });
  const id = scope.getState(updates.$form)?.fields.at(-1)?.id ?? 0;
  void allSettled(updates.fieldChanged, { scope, params: { id, change: { name, value } } });
}
const idOf = (world: World, name: string) =>
  form(world)?.fields.find((field) => field.name === name)?.id ?? 0;
async function send({ scope }: World) {
  void allSettled(updates.submitted, { scope });
  await calm();
}

describe('a new update', () => {
  it('begins with the title, the colour and no fields', async () => {
    const world = await open();
    expect(form(world)).toEqual({
      title: 'Toolbox Update | v 1.0.0',
      thumbnail: '',
      color: '#3BB2B7',
      fields: [],
    });
  });

  it('is for developers only', async () => {
    const world = await open({ status: 200 }, false);
    expect(form(world)).toBeNull();
  });

  it('is sent with its colour as a number and without a thumbnail when there is none', async () => {
    const world = await open();
    addField(world, 'Added', 'Dark look');
    await send(world);
    expect(world.bodiesOf('updates.sendUpdate')).toEqual([
      {
        title: 'Toolbox Update | v 1.0.0',
        color: 0x3bb2b7,
        fields: [{ name: 'Added', value: 'Dark look', inline: true }],
      },
    ]);
  });

  it('is sent with its thumbnail when there is one', async () => {
    const world = await open();
    change(world, { thumbnail: ' https://img.example/a.png ', color: '#00000f' });
    await send(world);
    expect(world.bodiesOf('updates.sendUpdate')).toMatchObject([
      { color: 15, thumbnail: 'https://img.example/a.png' },
    ]);
  });

  it.each(['', '#12', '#12345g', 'red', '#1234567'])(
    'is not sent with the colour %j, and says why',
    async (color) => {
      const world = await open();
      change(world, { color });
      await send(world);
      expect(world.bodiesOf('updates.sendUpdate')).toEqual([]);
      expect(world.scope.getState(updates.$hints).color).toBe('This is not a hex color such as #3BB2B7.');
    },
  );

  it('says that a thumbnail does not look like an address, and is sent all the same', async () => {
    const world = await open();
    change(world, { thumbnail: 'picture' });
    expect(world.scope.getState(updates.$hints).thumbnail).toContain('https://');
    await send(world);
    expect(world.bodiesOf('updates.sendUpdate')).toMatchObject([{ thumbnail: 'picture' }]);
  });

  it('has fields that are added, changed, moved and removed', async () => {
    const world = await open();
    for (const name of ['a', 'b', 'c']) addField(world, name);
    void allSettled(updates.fieldMoved, { scope: world.scope, params: { id: idOf(world, 'c'), to: 0 } });
    expect(names(world)).toEqual(['c', 'a', 'b']);
    void allSettled(updates.fieldMoved, { scope: world.scope, params: { id: idOf(world, 'b'), to: 3 } });
    expect(names(world)).toEqual(['c', 'a', 'b']);
    void allSettled(updates.fieldRemoved, { scope: world.scope, params: idOf(world, 'a') });
    expect(names(world)).toEqual(['c', 'b']);
    const id = idOf(world, 'b');
    void allSettled(updates.fieldChanged, { scope: world.scope, params: { id, change: { inline: false } } });
    await send(world);
    expect(world.bodiesOf('updates.sendUpdate')).toMatchObject([
      {
        fields: [
          { name: 'c', inline: true },
          { name: 'b', inline: false },
        ],
      },
    ]);
  });

  it('says that it is being sent, then that it was, and begins anew', async () => {
    let answer: (said: FakeAnswer) => void = () => undefined;
    const world = await open(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    change(world, { title: 'v 2' });
    await send(world);
    expect(toast(world)).toBe('Sending update to Discord...');
    expect(world.scope.getState(updates.$isSending)).toBe(true);
    answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Update sent successfully!');
    expect(form(world)).toBeNull();
    void allSettled(updates.opened, { scope: world.scope });
    expect(form(world)?.title).toBe('Toolbox Update | v 1.0.0');
  });

  it.each<FakeAnswer>([{ status: 500 }, { status: 203 }, { kind: 'network' }])(
    'says that it failed and keeps what was typed (%j)',
    async (answer) => {
      const world = await open(answer);
      change(world, { title: 'v 2' });
      await send(world);
      expect(toast(world)).toBe('Failed to send update');
      expect(world.scope.getState(updates.$error)).toBe('Failed to send update');
      expect(form(world)?.title).toBe('v 2');
    },
  );

  it('is given up when its page is left', async () => {
    const world = await open();
    void allSettled(page.closed, { scope: world.scope });
    expect(form(world)).toBeNull();
  });

  it("is sent also when it is over Discord's limits", async () => {
    const world = await open();
    change(world, { title: 't'.repeat(300) });
    expect(world.scope.getState(updates.$counters).isOver).toBe(true);
    await send(world);
    expect(world.bodiesOf('updates.sendUpdate')).toHaveLength(1);
  });
});

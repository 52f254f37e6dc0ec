import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../shared/unsaved';
import type { FakeAnswer } from '../testing';
import * as commands from './index';
import {
  asked,
  ban,
  calm,
  commandsOf,
  dialog,
  goBack,
  goOn,
  later,
  open,
  openDialog,
  save,
  select,
  set,
  SOCIETY,
  toast,
  UPDATE,
  type World,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (world: World) => dialog(world)?.step;
const bodies = (world: World) => world.bodiesOf('commands.updateCommand');

/** Opens the dialog of a command, with these roles selected, at its last step. */
async function configure(roles: readonly string[], server: Parameters<typeof open>[0] = {}) {
  const world = await open(server);
  openDialog(world, 'c1');
  goOn(world);
  select(world, 'roles', roles);
  goOn(world);
  return world;
}

describe('the permission dialog', () => {
  it('goes from view to select to configure, and back', async () => {
    const world = await open();
    openDialog(world, 'c1');
    expect(step(world)).toBe('view');
    goOn(world);
    expect(step(world)).toBe('select');
    void allSettled(commands.modeSelected, { scope: world.scope, params: 'roles' });
    select(world, 'roles', ['r3']);
    goOn(world);
    expect(step(world)).toBe('configure');
    goBack(world);
    expect(step(world)).toBe('select');
    expect(dialog(world)?.selected.roles).toEqual(new Set(['r3']));
    goBack(world);
    expect(step(world)).toBe('view');
  });

  it('clears the selections when Back leads from select to view', async () => {
    const world = await configure(['r1']);
    set(world, 'roles', ['r1'], false);
    goBack(world);
    goBack(world);
    goOn(world);
    expect(dialog(world)).toMatchObject({
      mode: 'channels',
      selected: { roles: new Set(), members: new Set() },
    });
    select(world, 'roles', ['r1']);
    goOn(world);
    expect(world.scope.getState(commands.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
    ]);
  });

  it.each<[string, object, commands.TargetKind]>([
    ['channels when they have overrides', ban.permissions, 'channels'],
    ['roles when no channel has one', { ...ban.permissions, channels: [] }, 'roles'],
    ['members when only they have one', { ...ban.permissions, channels: [], roles: [] }, 'members'],
    ['channels when there are none', {}, 'channels'],
  ])('opens the select step on %s', async (_, permissions, mode) => {
    const world = await open({
      [commandsOf(SOCIETY)]: { status: 200, body: { bots: [{ commands: [{ ...ban, permissions }] }] } },
    });
    openDialog(world, 'c1');
    goOn(world);
    expect(dialog(world)?.mode).toBe(mode);
  });

  it('opens the select step on the first overrides again after Back', async () => {
    const world = await open();
    openDialog(world, 'c1');
    goOn(world);
    void allSettled(commands.modeSelected, { scope: world.scope, params: 'members' });
    goBack(world);
    goOn(world);
    expect(dialog(world)?.mode).toBe('channels');
  });

  it('does not continue while nothing is selected', async () => {
    const world = await open();
    openDialog(world, 'c1');
    goOn(world);
    goOn(world);
    expect(step(world)).toBe('select');
    select(world, 'members', ['m1']);
    select(world, 'members', []);
    goOn(world);
    expect(step(world)).toBe('select');
  });

  it('keeps what is selected of one kind while another kind is chosen from', async () => {
    const world = await open();
    openDialog(world, 'c1');
    goOn(world);
    select(world, 'roles', ['r3']);
    void allSettled(commands.modeSelected, { scope: world.scope, params: 'channels' });
    select(world, 'channels', ['ch2']);
    goOn(world);
    expect(world.scope.getState(commands.$selectedOverrides)).toEqual({
      channels: [{ id: 'ch2', permission: false }],
      roles: [{ id: 'r3', permission: false }],
      members: [],
    });
  });

  it('counts what has no override yet as denied, and shows the others as they stand', async () => {
    const world = await configure(['r1', 'r2', 'r3']);
    expect(world.scope.getState(commands.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
      { id: 'r2', permission: false },
      { id: 'r3', permission: false },
    ]);
  });

  it('forgets what was set for what is selected no more', async () => {
    const world = await configure(['r1', 'r3']);
    set(world, 'roles', ['r1', 'r3'], true);
    goBack(world);
    select(world, 'roles', ['r1']);
    select(world, 'roles', ['r1', 'r3']);
    goOn(world);
    expect(world.scope.getState(commands.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
      { id: 'r3', permission: false },
    ]);
  });

  it('says that something would be lost while anything is selected', async () => {
    const world = await configure(['r1']);
    expect(world.scope.getState($unsaved)).toBe(true);
    void allSettled(commands.dialogClosed, { scope: world.scope });
    expect(dialog(world)).toBeNull();
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('is closed when the page is left', async () => {
    const world = await configure(['r1']);
    void allSettled(commands.page.closed, { scope: world.scope });
    expect(dialog(world)).toBeNull();
  });
});

describe('a save', () => {
  it('sends exactly what was selected, in all three lists, each with its permission', async () => {
    const world = await configure(['r1', 'r3']);
    select(world, 'members', ['m2']);
    set(world, 'roles', ['r3'], true);
    await save(world);
    expect(bodies(world)).toEqual([
      {
        selected_channels: [],
        selected_roles: [
          { id: 'r1', permission: true },
          { id: 'r3', permission: true },
        ],
        selected_members: [{ id: 'm2', permission: false }],
        app_id: '1080000000000000001',
        guild_id: SOCIETY,
        command_id: 'c1',
      },
    ]);
  });

  it('returns the id of a command as it came', async () => {
    const world = await open();
    openDialog(world, 2);
    goOn(world);
    select(world, 'channels', ['ch1']);
    goOn(world);
    await save(world);
    expect(bodies(world)).toMatchObject([{ command_id: 2 }]);
  });

  it('closes the dialog, says so, and loads the commands again', async () => {
    const world = await configure(['r3']);
    const count = () => asked(world).filter((path) => path.includes('/commands?')).length;
    expect(count()).toBe(1);
    await save(world);
    expect(dialog(world)).toBeNull();
    expect(toast(world)).toBe('Command permissions updated successfully');
    expect(count()).toBe(2);
  });

  it('shows what it did before the reload is answered, with the rest kept', async () => {
    let isFirst = true;
    const world = await configure(['r3'], {
      [commandsOf(SOCIETY)]: () => {
        const answer: FakeAnswer = { status: 200, body: { bots: [{ commands: [ban] }] } };
        const said = isFirst ? answer : later().promise;
        isFirst = false;
        return said;
      },
    });
    await save(world);
    const [row] = world.scope.getState(commands.$commands);
    expect(row?.permissions?.roles).toEqual([
      { id: 'r1', permission: true },
      { id: 'r2', permission: false },
      { id: 'r3', permission: false },
    ]);
    expect(row?.permissions?.members).toEqual(ban.permissions.members);
  });

  it.each<[string, FakeAnswer]>([
    ['ERROR: Not enough permission!', { status: 203 }],
    ['An error occurred!', { status: 500 }],
    ['An error occurred!', { kind: 'network' }],
    ['An error occurred!', { kind: 'timeout' }],
  ])('says "%s" in the dialog when it fails, which keeps what was set', async (text, answer) => {
    const world = await configure(['r3'], { [UPDATE]: answer });
    set(world, 'roles', ['r3'], true);
    await save(world);
    expect(dialog(world)).toMatchObject({ step: 'configure', error: text, sent: null });
    expect(world.scope.getState(commands.$selectedOverrides)?.roles).toEqual([
      { id: 'r3', permission: true },
    ]);
    expect(toast(world)).toBeUndefined();
    expect(world.left).toEqual([]);
  });

  it('goes out once, and the dialog stands still meanwhile', async () => {
    const answer = later();
    const world = await configure(['r3'], { [UPDATE]: () => answer.promise });
    await save(world);
    await save(world);
    set(world, 'roles', ['r3'], true);
    goBack(world);
    void allSettled(commands.dialogClosed, { scope: world.scope });
    expect(bodies(world)).toHaveLength(1);
    expect(dialog(world)).toMatchObject({ step: 'configure' });
    expect(world.scope.getState(commands.$selectedOverrides)?.roles).toEqual([
      { id: 'r3', permission: false },
    ]);
    answer.answer({ status: 200 });
    await calm();
    expect(dialog(world)).toBeNull();
  });

  it('that is answered after the page was left says how it ended, and loads nothing', async () => {
    const answer = later();
    const world = await configure(['r3'], { [UPDATE]: () => answer.promise });
    await save(world);
    void allSettled(commands.page.closed, { scope: world.scope });
    const before = world.requests.length;
    answer.answer({ status: 203 });
    await calm();
    expect(toast(world)).toBe('ERROR: Not enough permission!');
    expect(world.requests).toHaveLength(before);
  });
});

describe('what a save will change', () => {
  it('is said for every override that there will be: added, changed or kept', async () => {
    const world = await configure(['r1', 'r2', 'r3']);
    set(world, 'roles', ['r2'], true);
    expect(world.scope.getState(commands.$changes)).toEqual([
      { kind: 'channels', id: 'ch1', permission: true, change: 'kept' },
      { kind: 'roles', id: 'r1', permission: true, change: 'kept' },
      { kind: 'roles', id: 'r2', permission: true, change: 'changed' },
      { kind: 'roles', id: 'r3', permission: false, change: 'added' },
      { kind: 'members', id: 'm1', permission: false, change: 'kept' },
    ]);
  });

  it('warns when nobody could use the command any more', async () => {
    const world = await configure(['r1', 'r2', 'r3']);
    expect(world.scope.getState(commands.$deniesEveryone)).toBe(false);
    set(world, 'roles', ['r1', 'r2', 'r3'], false);
    expect(world.scope.getState(commands.$deniesEveryone)).toBe(true);
    select(world, 'members', ['m2']);
    set(world, 'members', ['m2'], true);
    expect(world.scope.getState(commands.$deniesEveryone)).toBe(false);
  });
});

import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toast, toastActed } from '../kernel/toasts';
import { factsLearnt } from '../kernel/page/facts';
import { located } from '../kernel/page/location';
import { $unsaved } from '../kernel/page/unsaved';
import type { FakeAnswer } from '../kernel/testing';
import * as commands from './index';
import {
  requested,
  ban,
  flush,
  commandsOf,
  dialog,
  returnStep,
  advanceStep,
  deferred,
  open,
  listOf,
  LOUNGE,
  openDialog,
  save,
  select,
  set,
  SOCIETY,
  toast,
  UPDATE,
  type TestEnv,
} from './testing';
import * as commandsDialog from './dialog';
import * as commandsDialogs from './dialogs';
import * as commandsList from './list';
import * as commandsServers from './servers';
import type * as commandsOverrides from '../resources/overrides';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (env: TestEnv) => dialog(env)?.step;
const bodies = (env: TestEnv) => env.bodiesOf('commands.updateCommand');

/** Opens the dialog of a command at its last step with these roles selected. */
async function configure(roles: readonly string[], server: Parameters<typeof open>[0] = {}) {
  const env = await open(server);
  openDialog(env, 'c1');
  advanceStep(env);
  select(env, 'roles', roles);
  advanceStep(env);
  return env;
}

describe('permission dialog', () => {
  it('names a target that the server no longer lists as an earlier answer did', async () => {
    const env = await open({ [listOf(SOCIETY, 'roles')]: { status: 500 } });
    void allSettled(factsLearnt, {
      scope: env.scope,
      params: { targetNames: { 'roles r1': 'Staff', 'members r2': 'Ada' } },
    });
    openDialog(env, 'c1');
    expect(env.scope.getState(commandsDialogs.permissions.view.known)).toEqual({
      channels: [],
      roles: [{ id: 'r1', name: 'Staff' }],
      members: [],
    });
  });

  it('names all channels, and shows the end of the id where names are equal', async () => {
    const all = String(BigInt(SOCIETY) - 1n);
    const permissions = { channels: [{ id: all, permission: false }], roles: [], members: [] };
    const channels = [
      { id: '900000000000000101', name: 'drops' },
      { id: '900000000000000202', name: 'drops' },
      { id: '900000000000000303', name: 'general' },
      { id: '900000000001110404', name: 'lounge' },
      { id: '900000000002220404', name: 'lounge' },
    ];
    const env = await open({
      [commandsOf(SOCIETY)]: {
        status: 200,
        body: { bots: [{ commands: [{ id: 'c1', name: 'Ban', permissions }] }] },
      },
      [listOf(SOCIETY, 'channels')]: { status: 200, body: { bots: [{ channels }] } },
    });
    openDialog(env, 'c1');
    const { targets, known } = commandsDialogs.permissions.view;
    expect(env.scope.getState(known).channels).toEqual([{ id: all, name: 'All channels' }]);
    expect(env.scope.getState(targets).channels.map(({ name }) => name)).toEqual([
      'drops (…0101)',
      'drops (…0202)',
      'general',
      'lounge (…110404)',
      'lounge (…220404)',
    ]);
  });

  it('offers Undo when a press outside closed it with a selection', async () => {
    const { scope, ...env } = await configure(['r3']);
    void allSettled(commandsDialog.dialogDismissed, { scope });
    expect(scope.getState(commandsDialog.$dialog)).toBeNull();
    void allSettled(toastActed, { scope, params: scope.getState($toast)?.action?.id ?? '' });
    expect(scope.getState(commandsDialog.$dialog)?.selected.roles).toEqual(new Set(['r3']));
    expect(bodies({ scope, ...env })).toEqual([]);
  });

  it('is replaced by an Undo, and can be restored in turn', async () => {
    const env = await configure(['r3']);
    const undo = () =>
      void allSettled(toastActed, {
        scope: env.scope,
        params: env.scope.getState($toast)?.action?.id ?? '',
      });
    void allSettled(commandsDialog.dialogDismissed, { scope: env.scope });
    openDialog(env, 'c3');
    advanceStep(env);
    select(env, 'roles', ['r1']);
    undo();
    expect(dialog(env)?.command.id).toBe('c1');
    undo();
    expect(dialog(env)).toMatchObject({ command: { id: 'c3' }, selected: { roles: new Set(['r1']) } });
  });

  it('closes by a press outside without a message while nothing is selected', async () => {
    const env = await open();
    openDialog(env, 'c1');
    void allSettled(commandsDialog.dialogDismissed, { scope: env.scope });
    expect(dialog(env)).toBeNull();
    expect(toast(env)).toBeUndefined();
  });

  it('steps from view to select to configure, and back', async () => {
    const env = await open();
    openDialog(env, 'c1');
    expect(step(env)).toBe('view');
    advanceStep(env);
    expect(step(env)).toBe('select');
    void allSettled(commandsDialog.modeSelected, { scope: env.scope, params: 'roles' });
    select(env, 'roles', ['r3']);
    advanceStep(env);
    expect(step(env)).toBe('configure');
    returnStep(env);
    expect(step(env)).toBe('select');
    expect(dialog(env)?.selected.roles).toEqual(new Set(['r3']));
    returnStep(env);
    expect(step(env)).toBe('view');
  });

  it('clears the selection when Back returns to view', async () => {
    const env = await configure(['r1']);
    set(env, 'roles', ['r1'], false);
    returnStep(env);
    returnStep(env);
    advanceStep(env);
    expect(dialog(env)).toMatchObject({
      mode: 'channels',
      selected: { roles: new Set(), members: new Set() },
    });
    select(env, 'roles', ['r1']);
    advanceStep(env);
    expect(env.scope.getState(commandsDialog.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
    ]);
  });

  it.each<[string, object, commandsOverrides.TargetKind | null]>([
    ['channels if they have overrides', ban.permissions, 'channels'],
    ['roles if no channel has one', { ...ban.permissions, channels: [] }, 'roles'],
    ['members if only they have one', { ...ban.permissions, channels: [], roles: [] }, 'members'],
    ['nothing chosen without any overrides', {}, null],
  ])('opens with %s', async (_, permissions, mode) => {
    const env = await open({
      [commandsOf(SOCIETY)]: { status: 200, body: { bots: [{ commands: [{ ...ban, permissions }] }] } },
    });
    openDialog(env, 'c1');
    advanceStep(env);
    expect(dialog(env)?.mode).toBe(mode);
  });

  it('selects the first mode with overrides again after Back', async () => {
    const env = await open();
    openDialog(env, 'c1');
    advanceStep(env);
    void allSettled(commandsDialog.modeSelected, { scope: env.scope, params: 'members' });
    returnStep(env);
    advanceStep(env);
    expect(dialog(env)?.mode).toBe('channels');
  });

  it('does not continue without a selection', async () => {
    const env = await open();
    openDialog(env, 'c1');
    advanceStep(env);
    advanceStep(env);
    expect(step(env)).toBe('select');
    select(env, 'members', ['m1']);
    select(env, 'members', []);
    advanceStep(env);
    expect(step(env)).toBe('select');
  });

  it('keeps the selection of one kind while another kind is shown', async () => {
    const env = await open();
    openDialog(env, 'c1');
    advanceStep(env);
    select(env, 'roles', ['r3']);
    void allSettled(commandsDialog.modeSelected, { scope: env.scope, params: 'channels' });
    select(env, 'channels', ['ch2']);
    advanceStep(env);
    expect(env.scope.getState(commandsDialog.$selectedOverrides)).toEqual({
      channels: [{ id: 'ch2', permission: false }],
      roles: [{ id: 'r3', permission: false }],
      members: [],
    });
  });

  it('denies targets without an override, and shows the current value of the others', async () => {
    const env = await configure(['r1', 'r2', 'r3']);
    expect(env.scope.getState(commandsDialog.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
      { id: 'r2', permission: false },
      { id: 'r3', permission: false },
    ]);
  });

  it('drops the choice for a target that is deselected', async () => {
    const env = await configure(['r1', 'r3']);
    set(env, 'roles', ['r1', 'r3'], true);
    returnStep(env);
    select(env, 'roles', ['r1']);
    select(env, 'roles', ['r1', 'r3']);
    advanceStep(env);
    expect(env.scope.getState(commandsDialog.$selectedOverrides)?.roles).toEqual([
      { id: 'r1', permission: true },
      { id: 'r3', permission: false },
    ]);
  });

  it('is dirty while anything is selected', async () => {
    const env = await configure(['r1']);
    expect(env.scope.getState($unsaved)).toBe(true);
    void allSettled(commandsDialog.dialogClosed, { scope: env.scope });
    expect(dialog(env)).toBeNull();
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('closes when the page closes', async () => {
    const env = await configure(['r1']);
    void allSettled(commands.page.closed, { scope: env.scope });
    expect(dialog(env)).toBeNull();
  });
});

describe('saving permissions', () => {
  it('sends exactly the selected targets in all three lists with their permissions', async () => {
    const env = await configure(['r1', 'r3']);
    select(env, 'members', ['m2']);
    set(env, 'roles', ['r3'], true);
    await save(env);
    expect(bodies(env)).toEqual([
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

  it('sends the id of a command as received', async () => {
    const env = await open();
    openDialog(env, 2);
    advanceStep(env);
    select(env, 'channels', ['ch1']);
    advanceStep(env);
    await save(env);
    expect(bodies(env)).toMatchObject([{ command_id: 2 }]);
  });

  it('closes the dialog, shows a message and reloads the commands', async () => {
    const env = await configure(['r3']);
    const count = () => requested(env).filter((path) => path.includes('/commands?')).length;
    expect(count()).toBe(1);
    await save(env);
    expect(dialog(env)).toBeNull();
    expect(toast(env)).toBe('Command permissions updated successfully');
    expect(count()).toBe(2);
  });

  it('shows the new overrides before the reload is answered, with the others unchanged', async () => {
    let isFirst = true;
    const env = await configure(['r3'], {
      [commandsOf(SOCIETY)]: () => {
        const answer: FakeAnswer = { status: 200, body: { bots: [{ commands: [ban] }] } };
        const response = isFirst ? answer : deferred().promise;
        isFirst = false;
        return response;
      },
    });
    await save(env);
    const [row] = env.scope.getState(commandsList.$commands);
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
  ])('shows "%s" in the dialog when it fails, and keeps the choices', async (text, answer) => {
    const env = await configure(['r3'], { [UPDATE]: answer });
    set(env, 'roles', ['r3'], true);
    await save(env);
    expect(step(env)).toBe('configure');
    expect(env.scope.getState(commandsDialog.$error)).toBe(text);
    expect(env.scope.getState(commandsDialog.$isSaving)).toBe(false);
    expect(env.scope.getState(commandsDialog.$selectedOverrides)?.roles).toEqual([
      { id: 'r3', permission: true },
    ]);
    expect(toast(env)).toBeUndefined();
    expect(env.left).toEqual([]);
  });

  it('sends one request, and locks the dialog while it is pending', async () => {
    const answer = deferred();
    const env = await configure(['r3'], { [UPDATE]: () => answer.promise });
    await save(env);
    await save(env);
    set(env, 'roles', ['r3'], true);
    returnStep(env);
    void allSettled(commandsDialog.dialogClosed, { scope: env.scope });
    expect(bodies(env)).toHaveLength(1);
    expect(dialog(env)).toMatchObject({ step: 'configure' });
    expect(env.scope.getState(commandsDialog.$selectedOverrides)?.roles).toEqual([
      { id: 'r3', permission: false },
    ]);
    answer.answer({ status: 200 });
    await flush();
    expect(dialog(env)).toBeNull();
  });

  it('shows its result after the page has closed, and reloads nothing', async () => {
    const answer = deferred();
    const env = await configure(['r3'], { [UPDATE]: () => answer.promise });
    await save(env);
    void allSettled(commands.page.closed, { scope: env.scope });
    const before = env.requests.length;
    answer.answer({ status: 203 });
    await flush();
    expect(toast(env)).toBe('ERROR: Not enough permission!');
    expect(env.requests).toHaveLength(before);
  });

  it('closes when Back leads to another server, and its Undo leads back', async () => {
    const env = await configure(['r3']);
    const go = (query: string) =>
      void allSettled(located, { scope: env.scope, params: { path: '/commands', query, isPopped: true } });
    go(`?server=${LOUNGE}`);
    await flush();
    expect(dialog(env)).toBeNull();
    const action = env.scope.getState($toast)?.action?.id ?? '';
    void allSettled(toastActed, { scope: env.scope, params: action });
    await flush();
    expect(env.scope.getState(commandsServers.$guildId)).toBe(SOCIETY);
    expect(dialog(env)).toMatchObject({ guildId: SOCIETY, step: 'configure' });
  });

  it('says its failure after the person has come back to the page', async () => {
    const answer = deferred();
    const env = await configure(['r3'], { [UPDATE]: () => answer.promise });
    await save(env);
    void allSettled(commands.page.closed, { scope: env.scope });
    void allSettled(commands.page.opened, { scope: env.scope, params: { origin: 'https://app.example' } });
    await flush();
    answer.answer({ status: 203 });
    await flush();
    expect(toast(env)).toBe('ERROR: Not enough permission!');
    expect(dialog(env)).toBeNull();
  });
});

describe('preview of a save', () => {
  it('lists every override as added, changed or kept', async () => {
    const env = await configure(['r1', 'r2', 'r3']);
    set(env, 'roles', ['r2'], true);
    expect(env.scope.getState(commandsDialog.$changes)).toEqual([
      { kind: 'channels', id: 'ch1', permission: true, change: 'kept' },
      { kind: 'roles', id: 'r1', permission: true, change: 'kept' },
      { kind: 'roles', id: 'r2', permission: true, change: 'changed' },
      { kind: 'roles', id: 'r3', permission: false, change: 'added' },
      { kind: 'members', id: 'm1', permission: false, change: 'kept' },
    ]);
  });

  it('warns when the save would deny everyone', async () => {
    const env = await configure(['r1', 'r2', 'r3']);
    expect(env.scope.getState(commandsDialog.$deniesEveryone)).toBe(false);
    set(env, 'roles', ['r1', 'r2', 'r3'], false);
    expect(env.scope.getState(commandsDialog.$deniesEveryone)).toBe(true);
    select(env, 'members', ['m2']);
    set(env, 'members', ['m2'], true);
    expect(env.scope.getState(commandsDialog.$deniesEveryone)).toBe(false);
  });
});

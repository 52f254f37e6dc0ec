import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../kernel/page/unsaved';
import type { FakeAnswer } from '../kernel/testing';
import * as commands from './index';
import { ban, flush, deferred, open, SOCIETY, toast, UPDATE, type TestEnv } from './testing';
import * as commandsApply from './apply';
import { applyOpened, applyToOpened } from './list';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const apply = ({ scope }: TestEnv) => scope.getState(commandsApply.$applyView);
const results = (env: TestEnv) => apply(env)?.results.map(({ name, state }) => [name, state]);
const bodies = (env: TestEnv) => env.bodiesOf('commands.updateCommand');

async function start(answers: readonly (FakeAnswer | Promise<FakeAnswer>)[], chosen = ['2', 'c3']) {
  const left = [...answers];
  const env = await open({ [UPDATE]: () => left.shift() ?? { status: 200 } });
  void allSettled(applyOpened, { scope: env.scope, params: 'c1' });
  void allSettled(commandsApply.applyTargetsChosen, { scope: env.scope, params: new Set(chosen) });
  void allSettled(commandsApply.applyRequested, { scope: env.scope });
  await flush();
  return env;
}

describe('the preview of applied permissions', () => {
  it('says what each command gets, and how many have it already', async () => {
    const env = await open({});
    await allSettled(applyOpened, { scope: env.scope, params: 'c1' });
    expect(apply(env)?.preview).toBeNull();
    await allSettled(commandsApply.applyTargetsChosen, { scope: env.scope, params: new Set(['2', 'c3']) });
    const preview = apply(env)?.preview;
    expect(preview?.rows.map(({ name }) => name)).toEqual(['Ping', 'Ban stats']);
    expect(preview).toMatchObject({ count: 2, unchanged: 0 });
    expect(preview?.rows[0]?.before).toBe('');
    expect(preview?.rows[0]?.after).toMatch(/^\d allowed.* \(\d new\)$/);
  });
});

describe('applying permissions to several commands', () => {
  it('sends all overrides to one command after the other', async () => {
    const first = deferred();
    const env = await start([first.promise]);
    expect(bodies(env)).toEqual([
      {
        selected_channels: ban.permissions.channels,
        selected_roles: ban.permissions.roles,
        selected_members: ban.permissions.members,
        app_id: '1080000000000000001',
        guild_id: SOCIETY,
        command_id: 2,
      },
    ]);
    expect(results(env)).toEqual([
      ['Ping', 'running'],
      ['Ban stats', 'waiting'],
    ]);
    first.answer({ status: 200 });
    await flush();
    expect(bodies(env)).toHaveLength(2);
    expect(results(env)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'done'],
    ]);
    expect(apply(env)?.isRunning).toBe(false);
    expect(toast(env)).toBe('Permissions applied to 2 commands');
  });

  it('shows the result of each command, and retries the failed ones', async () => {
    const env = await start([{ status: 203 }, { status: 200 }]);
    expect(apply(env)?.results).toMatchObject([
      { state: 'failed', error: 'ERROR: Not enough permission!' },
      { state: 'done' },
    ]);
    expect(toast(env)).toBe('Failed to apply to 1 of 2 commands');
    void allSettled(commandsApply.applyRequested, { scope: env.scope });
    await flush();
    expect(bodies(env)).toHaveLength(3);
    expect(results(env)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'done'],
    ]);
  });

  it('reloads the commands at the end', async () => {
    const env = await start([]);
    expect(env.requests.filter(({ call }) => call === 'commands.getCommands')).toHaveLength(2);
  });

  it('stops after the call in flight', async () => {
    const first = deferred();
    const env = await start([first.promise]);
    void allSettled(commandsApply.applyStopped, { scope: env.scope });
    first.answer({ status: 200 });
    await flush();
    expect(bodies(env)).toHaveLength(1);
    expect(results(env)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'stopped'],
    ]);
  });

  it('never sends to the source command', async () => {
    const env = await start([], ['c1', '2']);
    expect(bodies(env)).toMatchObject([{ command_id: 2 }]);
  });

  it('requires a command with overrides, and at least one target', async () => {
    const env = await open();
    void allSettled(applyOpened, { scope: env.scope, params: 2 });
    expect(apply(env)).toBeNull();
    void allSettled(applyOpened, { scope: env.scope, params: 'c1' });
    void allSettled(commandsApply.applyRequested, { scope: env.scope });
    await flush();
    expect(bodies(env)).toEqual([]);
  });

  it('cannot be closed while it is running, and leaving asks', async () => {
    const env = await start([deferred().promise]);
    expect(env.scope.getState($unsaved)).toBe(true);
    void allSettled(commandsApply.applyClosed, { scope: env.scope });
    expect(apply(env)).not.toBeNull();
    void allSettled(commands.page.closed, { scope: env.scope });
    expect(apply(env)).toBeNull();
  });

  it('asks for the command to copy from when the targets are chosen first', async () => {
    const env = await open();
    void allSettled(applyToOpened, { scope: env.scope, params: ['c1', 2, 'c3'] });
    expect(apply(env)).toMatchObject({ sourceId: null, sources: [{ id: 'c1' }] });
    void allSettled(commandsApply.applyRequested, { scope: env.scope });
    // Without overrides there is nothing to copy.
    void allSettled(commandsApply.applySourceChosen, { scope: env.scope, params: 2 });
    expect(apply(env)?.sourceId).toBeNull();
    expect(bodies(env)).toEqual([]);
    void allSettled(commandsApply.applySourceChosen, { scope: env.scope, params: 'c1' });
    void allSettled(commandsApply.applyRequested, { scope: env.scope });
    await flush();
    expect(bodies(env)).toMatchObject([{ command_id: 2 }, { command_id: 'c3' }]);
    expect(bodies(env)[0]).toMatchObject({ selected_roles: ban.permissions.roles });
  });
});

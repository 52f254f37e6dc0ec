import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeAnswer } from '../testing';
import * as commands from './index';
import { ban, calm, later, open, SOCIETY, toast, UPDATE, type World } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const apply = ({ scope }: World) => scope.getState(commands.$apply);
const results = (world: World) => apply(world)?.targets.map(({ name, result }) => [name, result.state]);
const bodies = (world: World) => world.bodiesOf('commands.updateCommand');

async function start(answers: readonly (FakeAnswer | Promise<FakeAnswer>)[], chosen = [2, 'c3']) {
  const left = [...answers];
  const world = await open({ [UPDATE]: () => left.shift() ?? { status: 200 } });
  void allSettled(commands.applyOpened, { scope: world.scope, params: 'c1' });
  void allSettled(commands.applyTargetsChosen, { scope: world.scope, params: new Set(chosen) });
  void allSettled(commands.applyRequested, { scope: world.scope });
  await calm();
  return world;
}

describe("one command's permissions for several others", () => {
  it('are sent to one after the other, with all that the command has', async () => {
    const first = later();
    const world = await start([first.promise]);
    expect(bodies(world)).toEqual([
      {
        selected_channels: ban.permissions.channels,
        selected_roles: ban.permissions.roles,
        selected_members: ban.permissions.members,
        app_id: '1080000000000000001',
        guild_id: SOCIETY,
        command_id: 2,
      },
    ]);
    expect(results(world)).toEqual([
      ['Ping', 'running'],
      ['Ban stats', 'waiting'],
    ]);
    first.answer({ status: 200 });
    await calm();
    expect(bodies(world)).toHaveLength(2);
    expect(results(world)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'done'],
    ]);
    expect(apply(world)?.isRunning).toBe(false);
    expect(toast(world)).toBe('Permissions applied to 2 commands');
  });

  it('say what became of each, and go again to those that failed', async () => {
    const world = await start([{ status: 203 }, { status: 200 }]);
    expect(apply(world)?.targets.map(({ result }) => result)).toEqual([
      { state: 'failed', error: 'ERROR: Not enough permission!' },
      { state: 'done' },
    ]);
    expect(toast(world)).toBe('Failed to apply to 1 of 2 commands');
    void allSettled(commands.applyRequested, { scope: world.scope });
    await calm();
    expect(bodies(world)).toHaveLength(3);
    expect(results(world)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'done'],
    ]);
  });

  it('load the commands again when all is done', async () => {
    const world = await start([]);
    expect(world.requests.filter(({ call }) => call === 'commands.getCommands')).toHaveLength(2);
  });

  it('can be stopped after the one that is under way', async () => {
    const first = later();
    const world = await start([first.promise]);
    void allSettled(commands.applyStopped, { scope: world.scope });
    first.answer({ status: 200 });
    await calm();
    expect(bodies(world)).toHaveLength(1);
    expect(results(world)).toEqual([
      ['Ping', 'done'],
      ['Ban stats', 'stopped'],
    ]);
  });

  it('are never sent to the command that they are from', async () => {
    const world = await start([], ['c1', 2]);
    expect(bodies(world)).toMatchObject([{ command_id: 2 }]);
  });

  it('need a command that has some, and somebody to give them to', async () => {
    const world = await open();
    void allSettled(commands.applyOpened, { scope: world.scope, params: 2 });
    expect(apply(world)).toBeNull();
    void allSettled(commands.applyOpened, { scope: world.scope, params: 'c1' });
    void allSettled(commands.applyRequested, { scope: world.scope });
    await calm();
    expect(bodies(world)).toEqual([]);
  });

  it('cannot be closed away while they are under way', async () => {
    const world = await start([later().promise]);
    void allSettled(commands.applyClosed, { scope: world.scope });
    expect(apply(world)).not.toBeNull();
    void allSettled(commands.page.closed, { scope: world.scope });
    expect(apply(world)).toBeNull();
  });
});

import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $conflict, $isUnauthorized, conflictAnswered } from '../../kernel';
import { $unsaved } from '../../kernel/page/unsaved';
import type { FakeAnswer } from '../../kernel/testing';
import { act, toast } from '../../kernel/testing/acts';
import { STALE_AFTER_MS } from '../../kernel/save';
import * as commandsList from '../list';
import { commandsOf, deferred, flush, listOf, LOUNGE, open, SOCIETY, UPDATE } from '../testing';
import { dialog, page } from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Overrides = Record<string, boolean>;

const command = (id: string, name: string, roles: Overrides = {}, channels: Overrides = {}) => {
  const listed = (overrides: Overrides) =>
    Object.entries(overrides).map(([of, permission]) => ({ id: of, permission }));
  return { id, name, permissions: { channels: listed(channels), roles: listed(roles), members: [] } };
};
type Stored = ReturnType<typeof command>;

const bots = (name: string, items: readonly unknown[]): FakeAnswer => ({
  status: 200,
  body: { bots: [{ [name]: items }] },
});
const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** All channels of the server. */
const ALL = '900000000000000000';
const ALL_OF_LOUNGE = '900000000000000001';

/** Two servers whose commands are written; `answers` come first. */
async function start(
  options: {
    society?: Stored[];
    lounge?: Stored[];
    roles?: Record<string, string>;
    answers?: FakeAnswer[];
  } = {},
) {
  const {
    society = [
      command('1', 'ping', { staff: true }),
      command('2', 'stock', { staff: true, trial: true }),
      command('3', 'ban', { staff: true, trial: false }),
      command('4', 'fees', { staff: false }),
      command('5', 'links', { trial: true }),
      command('6', 'sizes'),
    ],
    lounge = [],
    roles = { crew: 'Staff', guest: 'Guest' },
    answers = [],
  } = options;
  const stored = { [SOCIETY]: society, [LOUNGE]: lounge };
  const env = await open({
    [commandsOf(SOCIETY)]: () => bots('commands', society),
    [commandsOf(LOUNGE)]: () => bots('commands', lounge),
    [listOf(SOCIETY, 'roles')]: bots(
      'roles',
      named({ staff: 'Staff', trial: 'Trial', [SOCIETY]: '@everyone' }),
    ),
    [listOf(LOUNGE, 'roles')]: bots('roles', named(roles)),
    [listOf(SOCIETY, 'channels')]: bots('channels', named({ s1: 'general', s2: 'drops', s3: 'staff-only' })),
    [listOf(LOUNGE, 'channels')]: bots('channels', named({ l1: 'general', l2: 'drops', l3: 'drops' })),
    [UPDATE]: ({ body }) => {
      const sent = JSON.parse(body ?? '{}') as {
        guild_id: keyof typeof stored;
        command_id: string;
        selected_roles: { id: string; permission: boolean }[];
      };
      const answer = answers.shift() ?? { status: 200 };
      const kept = stored[sent.guild_id].find(({ id }) => id === sent.command_id);
      if (kept && 'status' in answer && answer.status === 200)
        kept.permissions.roles = [
          ...kept.permissions.roles.filter(({ id }) => sent.selected_roles.every((one) => one.id !== id)),
          ...sent.selected_roles,
        ];
      return answer;
    },
  });
  void allSettled(page.opened, { scope: env.scope });
  await flush();
  return Object.assign(env, { society, lounge, answers });
}
type Env = Awaited<ReturnType<typeof start>>;

const choose = (env: Env, from: string, to?: string) =>
  act(env, dialog.events.onChoose, to === undefined ? { from } : { from, to });
const onLounge = (env: Env) => act(env, dialog.events.onServerChange, LOUNGE);
const run = (env: Env) => act(env, dialog.plan.events.onConfirm);
const steps = ({ scope }: Env) => scope.getState(dialog.plan.view.groups).flatMap((group) => group.steps);
/** What is listed of the plan. */
const lines = (env: Env) => steps(env).flatMap(({ title }) => (title === '' ? [] : [title]));
const counts = ({ scope }: Env) => scope.getState(dialog.plan.view.counts);
const result = ({ scope }: Env) => scope.getState(dialog.plan.view.result);
const roles = ({ scope }: Env) => scope.getState(dialog.view.roles);
const sent = (env: Env) =>
  (env.bodiesOf('commands.updateCommand') as { guild_id: string; command_id: string }[]).map(
    ({ guild_id, command_id, ...selected }) => ({ guild_id, command_id, selected }),
  );
const allowing = (id: string) => ({
  selected_channels: [],
  selected_roles: [{ id, permission: true }],
  selected_members: [],
  app_id: '1080000000000000001',
});

describe('the plan of copied rights', () => {
  it('allows what an override of the role itself allows, and nothing else', async () => {
    const env = await start();
    await choose(env, 'staff', 'trial');
    expect(lines(env)).toEqual([
      '/ping: @Trial may use it',
      '/ban: @Trial may use it, and is no longer denied',
    ]);
    expect(counts(env)).toEqual({ chosen: 2, skipped: 0, unchanged: 1 });
  });

  it('is empty without two different roles', async () => {
    const env = await start();
    await choose(env, 'staff');
    expect(steps(env)).toEqual([]);
    expect(roles(env).targets.map(({ name }) => name)).toEqual(['Trial', '@everyone']);
    await choose(env, 'staff', 'staff');
    expect(roles(env).to).toBeUndefined();
    await run(env);
    expect(sent(env)).toEqual([]);
  });

  it('has nothing to change where the other role may all of it', async () => {
    const env = await start({ society: [command('1', 'ping', { staff: true, trial: true })] });
    await choose(env, 'staff', 'trial');
    expect(counts(env)).toEqual({ chosen: 0, skipped: 0, unchanged: 1 });
    await choose(env, SOCIETY, 'trial');
    expect(steps(env)).toEqual([]);
  });

  it('does not compare channels of one server, which limit both roles', async () => {
    const env = await start({
      society: [command('1', 'ping', { staff: true }, { s1: false, [ALL]: false })],
    });
    env.server[listOf(SOCIETY, 'channels')] = bots('channels', named({ s1: 'general', s2: 'general' }));
    await act(env, page.closed);
    await act(env, page.opened);
    await choose(env, 'staff', 'trial');
    expect(lines(env)).toEqual(['/ping: @Trial may use it']);
  });

  it('names @everyone once', async () => {
    const env = await start();
    await choose(env, 'staff', SOCIETY);
    expect(lines(env)[0]).toBe('/ping: @everyone may use it');
  });

  it('comes from what the server has when the dialog opens', async () => {
    const env = await start();
    await act(env, page.closed);
    env.society.splice(0, env.society.length, command('9', 'new', { staff: true }));
    await act(env, page.opened);
    expect(roles(env).from).toBeUndefined();
    await choose(env, 'staff', 'trial');
    expect(lines(env)).toEqual(['/new: @Trial may use it']);
  });
});

describe('rights on another server', () => {
  it('are planned for the role and the commands with equal names', async () => {
    const env = await start({
      lounge: [
        command('71', 'ping'),
        command('72', 'stock', { crew: true }),
        command('73', 'ban', { crew: false }),
      ],
    });
    await choose(env, 'staff');
    await onLounge(env);
    expect(roles(env).to?.name).toBe('Staff');
    expect(env.scope.getState(dialog.plan.view.groups)[0]?.name).toBe('@Staff on Lounge');
    expect(lines(env)).toEqual([
      '/ping: @Staff may use it',
      '/ban: @Staff may use it, and is no longer denied',
    ]);
    await run(env);
    expect(sent(env)).toEqual([
      { guild_id: LOUNGE, command_id: '71', selected: allowing('crew') },
      { guild_id: LOUNGE, command_id: '73', selected: allowing('crew') },
    ]);
    expect(env.society[0]?.permissions.roles).toEqual([{ id: 'staff', permission: true }]);
  });

  it('wait for a choice where no role, or more than one, has the name', async () => {
    const env = await start({
      lounge: [command('71', 'ping')],
      roles: { a: 'Staff', b: 'Staff', c: 'Guest' },
    });
    await onLounge(env);
    await choose(env, 'trial');
    expect(roles(env)).toMatchObject({ to: undefined, isSameServer: false });
    await choose(env, 'staff');
    expect(roles(env).to).toBeUndefined();
    await choose(env, 'staff', 'c');
    expect(lines(env)).toContain('/ping: @Guest may use it');
  });

  it('skip a command whose name is missing there, or there twice', async () => {
    const env = await start({ lounge: [command('72', 'stock'), command('73', 'ban'), command('74', 'ban')] });
    await onLounge(env);
    await choose(env, 'staff');
    expect(steps(env).map(({ skipped }) => skipped)).toEqual([
      'No single command there has this name.',
      undefined,
      'No single command there has this name.',
    ]);
    expect(counts(env)).toMatchObject({ chosen: 1, skipped: 2 });
  });

  it.each<[string, Overrides, Overrides, string | undefined, readonly string[]]>([
    ['there is none', {}, {}, undefined, []],
    ['channels allow it', { s1: true }, {}, undefined, []],
    ['the channel denies it there as well', { s1: false }, { l1: false }, undefined, []],
    ['all channels deny it there', { s1: false }, { [ALL_OF_LOUNGE]: false }, undefined, []],
    [
      'the channel allows it there among all that deny it',
      { s1: false },
      { [ALL_OF_LOUNGE]: false, l1: true },
      'It is denied in #general here, but not on Lounge.',
      [],
    ],
    ['it is not denied there', { s1: false }, {}, 'It is denied in #general here, but not on Lounge.', []],
    ['all channels deny it on both', { [ALL]: false, s1: true }, { [ALL_OF_LOUNGE]: false }, undefined, []],
    [
      'all channels deny it here',
      { [ALL]: false },
      {},
      'It is denied in All channels here, but not on Lounge.',
      [],
    ],
    [
      'one of two channels with the name does not deny it',
      { s2: false },
      { l2: false },
      'It is denied in #drops here, but not on Lounge.',
      [],
    ],
    ['the channel is missing there', { s3: false }, {}, undefined, ['staff-only']],
  ])('respect the channels of the command: %s', async (_, here, there, skipped, missing) => {
    const env = await start({
      society: [command('1', 'ping', { staff: true }, here)],
      lounge: [command('71', 'ping', {}, there)],
    });
    await onLounge(env);
    await choose(env, 'staff');
    const [step] = steps(env);
    expect(step?.skipped).toBe(skipped);
    expect(step?.changes.map(({ after }) => after)).toEqual(
      missing.map((name) => `It is denied in #${name}, which Lounge does not have.`),
    );
  });

  it('are read again after a failure, and do not outlive another choice of the server', async () => {
    const answer = deferred();
    const env = await start({ lounge: [command('71', 'ping')] });
    env.server[listOf(LOUNGE, 'roles')] = () => answer.promise;
    await choose(env, 'staff');
    await onLounge(env);
    expect(env.scope.getState(dialog.view.status)).toBe('loading');
    await act(env, dialog.events.onServerChange, SOCIETY);
    answer.answer(bots('roles', named({ crew: 'Staff' })));
    await flush();
    expect(roles(env)).toMatchObject({ isSameServer: true, to: undefined });
    env.server[listOf(LOUNGE, 'roles')] = { status: 500 };
    await onLounge(env);
    expect(env.scope.getState(dialog.view.status)).toBe('failed');
    expect(roles(env).from?.name).toBe('Staff');
    env.server[listOf(LOUNGE, 'roles')] = bots('roles', named({ crew: 'Staff' }));
    await act(env, dialog.events.onRetry);
    expect(lines(env)).toContain('/ping: @Staff may use it');
  });
});

describe('the job that copies rights', () => {
  it('writes one override of one command after the other, without what was deselected', async () => {
    const env = await start();
    await choose(env, 'staff', 'trial');
    await act(env, dialog.plan.events.onToggle, { id: steps(env)[0]?.id ?? '', isChosen: false });
    await run(env);
    expect(sent(env)).toEqual([{ guild_id: SOCIETY, command_id: '3', selected: allowing('trial') }]);
    expect(result(env)).toMatchObject({ done: 1, failed: [] });
    expect(toast(env)).toBe('Rights to 1 command copied');
    const shown = env.scope.getState(commandsList.$commands).find(({ id }) => id === '3');
    expect(shown?.permissions?.roles).toContainEqual({ id: 'trial', permission: true });
  });

  it('goes on after a failure in the middle, says why, and retries that one alone', async () => {
    const env = await start({ answers: [{ status: 203 }] });
    await choose(env, 'staff', 'trial');
    await run(env);
    expect(result(env)).toMatchObject({
      done: 1,
      failed: [
        { name: '@Trial on Sole Society: /ping: @Trial may use it', reason: 'ERROR: Not enough permission!' },
      ],
    });
    expect(toast(env)).toBe('Failed to copy rights to 1 of 2 commands');
    await act(env, dialog.plan.events.onRetry);
    expect(sent(env).map(({ command_id }) => command_id)).toEqual(['1', '3', '1']);
    expect(result(env)).toMatchObject({ done: 2, failed: [] });
  });

  it('stops at a 401 and keeps the rest for Retry', async () => {
    const env = await start({ answers: [{ status: 401 }] });
    await choose(env, 'staff', 'trial');
    env.server[commandsOf(SOCIETY)] = { status: 200, body: { bots: [{ commands: env.society }] } };
    await run(env);
    expect(result(env)).toMatchObject({
      done: 0,
      stopped: 1,
      failed: [{ reason: 'Session expired. Please log in again.' }],
    });
    await act(env, dialog.plan.events.onRetry);
    expect(result(env)).toMatchObject({ done: 2, stopped: 0, failed: [] });
    expect(env.scope.getState($isUnauthorized)).toBe(false);
  });

  it('waits for as long as a 429 asks, and goes on', async () => {
    const env = await start({ answers: [{ status: 429, retryAfterMs: 5_000 }] });
    await choose(env, 'staff', 'trial');
    await run(env);
    expect(sent(env)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(result(env)).toMatchObject({ done: 2, failed: [] });
  });

  it('stops after the call in flight, and leaving asks meanwhile', async () => {
    const env = await start();
    const first = deferred();
    env.server[UPDATE] = () => first.promise;
    await choose(env, 'staff', 'trial');
    await run(env);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, dialog.plan.events.onStop);
    first.answer({ status: 200 });
    await flush();
    expect(result(env)).toMatchObject({ done: 1, stopped: 1 });
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('sends nothing for a right that another person has given meanwhile', async () => {
    const env = await start();
    await choose(env, 'staff', 'trial');
    env.society[0] = command('1', 'ping', { staff: true, trial: true });
    env.society[2] = command('3', 'ban', { staff: true, trial: true });
    await run(env);
    expect(sent(env)).toEqual([]);
    expect(result(env)).toMatchObject({ done: 2, failed: [] });
  });

  it.each(['theirs', 'mine', null] as const)(
    'asks about an override that another person has set meanwhile: %s',
    async (side) => {
      const env = await start();
      await choose(env, 'staff', 'trial');
      env.society[0] = command('1', 'ping', { staff: true, trial: false, other: false });
      await run(env);
      expect(env.scope.getState($conflict)).toMatchObject({
        subject: 'the permission of @Trial for /ping',
        fields: [{ label: 'Permission', mine: 'Allowed', theirs: 'Denied' }],
      });
      expect(sent(env)).toEqual([]);
      await act(env, conflictAnswered, side === null ? null : { permission: side });
      expect(sent(env).map(({ command_id }) => command_id)).toEqual(side === 'mine' ? ['1', '3'] : ['3']);
      expect(env.society[0]?.permissions.roles).toContainEqual({ id: 'other', permission: false });
      expect(result(env)?.failed.map(({ reason }) => reason)).toEqual(
        side === null ? ['It was changed elsewhere, and your change was not saved.'] : [],
      );
    },
  );

  it('reads the commands once for all its writes while they are fresh', async () => {
    const env = await start();
    await choose(env, 'staff', 'trial');
    const reads = () => env.requests.filter(({ call }) => call === 'commands.getCommands').length;
    const before = reads();
    const second = deferred();
    const answers = [Promise.resolve<FakeAnswer>({ status: 200 }), second.promise];
    env.server[UPDATE] = () => answers.shift() ?? { status: 200 };
    await run(env);
    expect(reads() - before).toBe(1);
    second.answer({ status: 200 });
    env.now += STALE_AFTER_MS + 1;
    await flush();
    // The page reads its list again at the end.
    expect(reads() - before).toBe(2);
  });

  it('fails a write whose read fails, instead of writing blindly', async () => {
    const env = await start();
    await choose(env, 'staff', 'trial');
    env.server[commandsOf(SOCIETY)] = { status: 500 };
    await run(env);
    expect(sent(env)).toEqual([]);
    expect(result(env)?.failed).toHaveLength(2);
  });
});

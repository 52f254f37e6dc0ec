import { allSettled, type EventCallable } from 'effector';
import { expect, vi } from 'vitest';
import { allCalls, type Contract } from '../../contract';
import { createCall, type CallInput } from '../../kernel';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { createWorkspace, type Workspace } from '../../kernel/testing/workspace';
import { workspaceServer } from '../../kernel/testing/workspaceServer';
import { GROUP_MS } from './append';
import { recordingStarted } from './index';
import * as toolList from './tool/list';
import * as toolRevert from './tool/revert';

const calls = new Map(allCalls.map((contract) => [contract.name, createCall(contract)]));

/** A test environment with a stateful server, while writes are entered. */
export interface JournalEnv extends TestEnv {
  readonly workspace: Workspace;
  readonly entries: () => readonly toolList.ListedEntry[];
  readonly call: <C extends Contract>(contract: C, input: CallInput<C>) => Promise<void>;
  readonly wait: () => void;
}

/** Starts the app and, unless `isLate`, the recording. */
export async function open(
  options: { storage?: Record<string, string>; workspace?: Workspace; isLate?: boolean } = {},
): Promise<JournalEnv> {
  const workspace = options.workspace ?? createWorkspace();
  const env = createTestEnv({
    storage: { token: 'tok', ...options.storage },
    server: workspaceServer(workspace),
  });
  await env.start('/settings');
  if (options.isLate !== true) await allSettled(recordingStarted, { scope: env.scope });
  return Object.assign(env, {
    workspace,
    entries: () => env.scope.getState(toolList.$shown),
    call: async <C extends Contract>(contract: C, input: CallInput<C>) => {
      const end = await allSettled(calls.get(contract.name) ?? createCall(contract), {
        scope: env.scope,
        params: input as CallInput<Contract>,
      });
      expect(end).toMatchObject({ status: 'done' });
    },
    wait: () => void (env.now += GROUP_MS + 1),
  });
}

export const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

export const act = async <Params>(env: JournalEnv, event: EventCallable<Params>, params?: Params) => {
  void allSettled(event as EventCallable<unknown>, { scope: env.scope, params });
  await flush();
};

export const revert = (env: JournalEnv, id = first(env.entries()).id) =>
  act(env, toolRevert.revertRequested, id);

/** Lets the pending calls answer; toasts would close only after seconds. */
export const flush = () => vi.advanceTimersByTimeAsync(50);

export const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The monitor that the tests change. */
export const monitor = { parameters: { uuid: 'm-1' } };

/** The workspace without the ids that a server gives, and without the order of new rows. */
export const stateOf = ({ nextId: _, monitors, access, commands, ...rest }: Workspace) => {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  const withoutId = (rows: readonly Record<string, unknown>[]) =>
    sorted(rows.map(({ id: _id, ...row }) => row));
  return copyOf({
    ...rest,
    redirects: withoutId(rest.redirects),
    keywords: withoutId(rest.keywords),
    proxies: withoutId(rest.proxies),
    monitors: [...monitors.values()].map((one) => Object.assign({}, one, { inputs: withoutId(one.inputs) })),
    access: [...access],
    commands: [...commands],
  });
};

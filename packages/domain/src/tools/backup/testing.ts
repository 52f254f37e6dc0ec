import { allSettled, type EventCallable } from 'effector';
import { expect, vi } from 'vitest';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { createWorkspace, type Workspace } from '../../kernel/testing/workspace';
import { workspaceServer } from '../../kernel/testing/workspaceServer';
import * as backup from './index';
import { readFile, type BackupContent } from './file';
import * as backupMake from './make';

export interface BackupEnv extends TestEnv {
  readonly workspace: Workspace;
  readonly act: <Params>(event: EventCallable<Params>, params?: Params) => Promise<void>;
}

/** Opens the tool over a stateful server. */
export async function open(workspace: Workspace = createWorkspace()): Promise<BackupEnv> {
  const base = createTestEnv({ storage: { token: 'tok' }, server: workspaceServer(workspace) });
  void base.start('/tools/backup');
  await vi.advanceTimersByTimeAsync(0);
  const env: BackupEnv = Object.assign(base, {
    workspace,
    act: async <Params>(event: EventCallable<Params>, params?: Params) => {
      void allSettled(event as EventCallable<unknown>, { scope: base.scope, params });
      await vi.advanceTimersByTimeAsync(100);
    },
  });
  await env.act(backup.opened);
  return env;
}

/** Makes a backup of all parts and returns its text. */
export async function makeBackup(
  env: BackupEnv,
  passphrase: string | null = 'correct horse',
): Promise<string> {
  await env.act(backupMake.partToggled, { part: 'permissions' as const, isChosen: true });
  await env.act(backupMake.readRequested);
  await env.act(backupMake.saveRequested, { passphrase });
  return env.files.at(-1)?.text ?? '';
}

/** Reads the present state and plans what a file changes. */
export async function plan(env: BackupEnv, text: string, passphrase = 'correct horse'): Promise<void> {
  await env.act(backup.restore.fileChosen, text);
  if (env.scope.getState(backup.restore.$summary)?.isLocked === true)
    await env.act(backup.restore.unlockRequested, passphrase);
  await env.act(backup.restore.compareRequested);
}

/** Restores everything that a file changes. */
export async function restoreAll(env: BackupEnv, text: string): Promise<void> {
  await plan(env, text);
  await env.act(backup.restore.plan.events.onConfirm);
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(sorted(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]): [string, unknown] => [key, sorted(one)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** The content of a file with its secrets, without an order. */
export function contentOf(text: string): BackupContent {
  const read = readFile(text);
  if (!('file' in read)) throw new Error(`The file was refused: ${JSON.stringify(read.refusal)}`);
  expect(read.file.format).toBe('dropdeck-backup');
  return sorted({
    ...read.file.content,
    secrets: Object.values(JSON.parse(read.file.secrets?.data ?? '{}') as object),
  }) as BackupContent;
}

import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountFound } from '../../kernel/page/account';
import { storageChanged } from '../../kernel/ports';
import { createTestEnv } from '../../kernel/testing';
import { act, flush } from '../../kernel/testing/acts';
import { $toast } from '../../kernel/toasts';
import * as redirects from '../../monitors/redirects';
import * as redirectsList from '../../monitors/redirects/list';
import { inputs } from '../../monitors/detail/inputs';
import { QUEUE_DEBOUNCE_MS } from '../../monitors/detail/inputs/queue';
import * as monitorPage from '../../monitors/detail/testing';
import { change } from '../../monitors/redirects/bulk';
import { selection } from '../../monitors/redirects/bulk/open';
import * as redirectsEditor from '../../monitors/redirects/editor';
import { createServer, dunk, remove, type, webhook } from '../../monitors/redirects/testing';
import { keepingStarted } from '../../shell/history/entries';
import { page, screen } from './index';

// A toast closes after seconds.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visit of an account, with what the browser has stored. */
async function open(
  storage: Readonly<Record<string, string>> = {},
  account = 'anna',
  now = Date.UTC(2026, 10, 21),
  isKeeping = true,
) {
  const server = createServer();
  const env = createTestEnv({ storage: { ...storage }, server: server.routes, now });
  await act(env, accountFound, { account, name: account });
  if (isKeeping) await act(env, keepingStarted);
  return Object.assign(env, server);
}
type Visit = Awaited<ReturnType<typeof open>>;

async function toggle(env: Visit, isActive = false): Promise<void> {
  await act(env, redirects.page.opened);
  void allSettled(redirectsList.activeChanged, { scope: env.scope, params: { id: 1, isActive } });
  await flush();
  await act(env, redirects.page.closed);
  // The message about it is not joined with what follows.
  await vi.advanceTimersByTimeAsync(2_000);
}
const items = ({ scope }: Visit) => scope.getState(screen.view.items);
const kept = ({ storage }: Visit) =>
  Object.fromEntries([...storage].filter(([key]) => key.startsWith('dropdeck:history')));

it('an edit is a line with what it changed, and is written back over what the server has now', async () => {
  const env = await open();
  await toggle(env);
  await act(env, page.opened);
  const [line] = items(env);
  expect(line).toMatchObject({
    kind: 'act',
    text: 'Turned off the redirect “Dunk”',
    changes: [{ label: 'Status', before: 'Active', after: 'Inactive', isSecret: false }],
    canUndo: true,
  });
  // Another person has changed another field since.
  env.stored.splice(0, 1, { ...dunk, active: false, keyword: 'Dunk Low' } as (typeof env.stored)[number]);
  await act(env, screen.events.onUndo, line?.id ?? '');
  expect(env.stored[0]).toEqual({ ...dunk, keyword: 'Dunk Low' });
  expect(env.scope.getState($toast)?.text).toBe('Undone: Turned off the redirect “Dunk”');
  expect(items(env).find(({ id }) => id === line?.id)?.canUndo).toBe(false);
});

it('an undo that fails says why, and is offered again', async () => {
  const env = await open();
  await toggle(env);
  env.answers.push({ status: 500 });
  const [line] = items(env);
  await act(env, screen.events.onUndo, line?.id ?? '');
  expect(env.scope.getState($toast)?.text).toMatch(/^Failed to undo: /);
  expect(items(env).find(({ id }) => id === line?.id)?.canUndo).toBe(true);
});

it('an undo that is pressed twice is sent once', async () => {
  const env = await open();
  await toggle(env);
  const before = env.requests.filter(({ method }) => method === 'PUT').length;
  const [line] = items(env);
  void act(env, screen.events.onUndo, line?.id ?? '');
  await act(env, screen.events.onUndo, line?.id ?? '');
  expect(env.requests.filter(({ method }) => method === 'PUT')).toHaveLength(before + 1);
});

it('its lines are there in the next visit of the account, without what they changed', async () => {
  const env = await open();
  await toggle(env);
  expect(JSON.stringify(kept(env))).not.toMatch(/https?:/);
  expect(items(await open(kept(env)))).toMatchObject([
    { text: 'Turned off the redirect “Dunk”', changes: [], canUndo: false },
  ]);
  expect(items(await open(kept(env), 'ben'))).toEqual([]);
});

it('what two tabs did stands in both', async () => {
  const [one, other] = [await open(), await open({}, 'anna', Date.UTC(2026, 10, 22))];
  await toggle(one);
  await toggle(other);
  for (const [key, value] of Object.entries(kept(one))) await act(other, storageChanged, { key, value });
  expect(items(other)).toHaveLength(2);
  await toggle(other, true);
  expect(items(await open(kept(other)))).toHaveLength(3);
});

it('what is done before the lines of earlier visits are read stands beside them', async () => {
  const first = await open();
  await toggle(first);
  const next = await open(kept(first), 'anna', Date.UTC(2026, 10, 22), false);
  await toggle(next);
  expect(kept(next)).toEqual(kept(first));
  await act(next, keepingStarted);
  expect(items(await open(kept(next)))).toHaveLength(2);
});

it('a row that is added or deleted is a line with its name, and has no Undo there', async () => {
  const env = await open();
  await act(env, redirects.page.opened);
  await remove(env, 1);
  await act(env, redirectsEditor.createOpened);
  type(env, { keyword: 'Yeezy', webhook: webhook('y') });
  await act(env, redirectsEditor.editor.events.onSave);
  expect(items(env).map(({ text, canUndo }) => [text, canUndo])).toEqual([
    ['Added the redirect “Yeezy”', false],
    ['Deleted the redirect “Dunk”', false],
  ]);
});

it('a job over rows of a page is one line', async () => {
  const env = await open();
  await act(env, redirects.page.opened);
  await act(env, selection.opened, { ids: [1, 3], value: { field: 'type', value: 'SKU' } });
  await act(env, change.events.onConfirm);
  expect(env.stored.filter((one) => 'type' in one && one.type === 'SKU')).toHaveLength(3);
  expect(items(env).map(({ text }) => text)).toEqual(['2 redirects changed']);
});

it('inputs are told of with their monitor: added, changed together, deleted', async () => {
  const env = await monitorPage.open();
  await act(env, inputs.add.events.onChange, { link: 'DZ5485-612' });
  await act(env, inputs.add.events.onAdd);
  await act(env, inputs.table.events.onManyChange, { ids: [1, 3], change: { active: false } });
  await monitorPage.wait(QUEUE_DEBOUNCE_MS);
  await act(env, inputs.table.events.onDelete, 3);
  expect(env.scope.getState(screen.view.items).map(({ text }) => text)).toEqual([
    'Deleted 1 input of Nike SNKRS',
    'Turned off 2 inputs of Nike SNKRS',
    'Added 1 input of Nike SNKRS',
  ]);
});

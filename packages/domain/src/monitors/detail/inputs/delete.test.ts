import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as toasts from '../../../kernel/toasts';
import * as detail from '../index';
import type { FakeAnswer } from '../../../kernel/testing';
import { act, flush, inputOf, inputs, deferred, links, open, toast, uuid, wait, written } from '../testing';
import { $inputs } from './shown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [dunk, sku, samba] = inputs;

describe('deleting an input', () => {
  it('removes it from the list at once, and sends the whole item', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, detail.inputs.table.events.onDelete, 1);
    expect(links(env)).toEqual([sku.link, samba.link]);
    expect(written(env)).toEqual([['DELETE /inputs', dunk]]);
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Input deleted successfully');
    expect(links(env)).toHaveLength(2);
  });

  it.each([
    [{ status: 500 }, 'Error deleting input'],
    [{ kind: 'timeout' }, 'Error deleting input'],
    [{ status: 401 }, 'Session expired. Please log in again.'],
  ] as const)('restores it at its index after %j', async (answer, text) => {
    const env = await open();
    env.answers.push(answer);
    await act(env, detail.inputs.table.events.onActiveChange, { id: '2', isActive: true });
    await act(env, detail.inputs.table.events.onDelete, '2');
    expect(toast(env)).toBe(text);
    expect(links(env)).toEqual([dunk.link, sku.link, samba.link]);
    expect(inputOf(env, '2')?.active).toBe(true);
    await wait(1_000);
    expect(toast(env)).toBe('Inputs updated successfully');
  });

  it('drops its unsaved changes', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onActiveChange, { id: 1, isActive: false });
    await act(env, detail.inputs.table.events.onDelete, 1);
    expect(env.scope.getState(detail.inputs.queue.view.count)).toBe(0);
    await wait(2_000);
    expect(written(env).map(([call]) => call)).toEqual(['DELETE /inputs']);
  });

  it('waits for an update of the input that is in flight', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, detail.inputs.table.events.onActiveChange, { id: 1, isActive: false });
    await wait(1_000);
    await act(env, detail.inputs.table.events.onDelete, 1);
    expect(links(env)).toHaveLength(2);
    expect(written(env).map(([call]) => call)).toEqual(['PUT /inputs/update']);
    answer.answer({ status: 200 });
    await flush();
    expect(written(env).map(([call]) => call)).toEqual(['PUT /inputs/update', 'DELETE /inputs']);
  });

  it('is undone at the place of the input, which is shown', async () => {
    const env = await open();
    const before = links(env);
    await act(env, detail.inputs.table.events.onDelete, '2');
    await act(env, detail.inputs.bar.events.onUndo);
    expect(links(env)).toEqual(before);
    const restored = env.scope.getState($inputs).find(({ link }) => link === sku.link);
    expect(env.scope.getState(detail.inputs.table.view.revealed)?.id).toBe(restored?.id);
  });

  it('can be undone for 8 seconds', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onDelete, '2');
    expect(env.scope.getState(detail.inputs.bar.view.undo)).toMatchObject({ label: 'DD1391-100' });
    await act(env, detail.inputs.bar.events.onUndo);
    expect(written(env).at(-1)).toEqual(['POST /inputs/new', { inputs: [{ ...sku, id: -1 }], force: true }]);
    expect(toast(env)).toBe('Input restored');
    expect(links(env)).toContain(sku.link);
    await act(env, detail.inputs.table.events.onDelete, 1);
    await wait(8_000);
    expect(env.scope.getState(detail.inputs.bar.view.undo)).toBeNull();
  });

  it('can be undone for as long as its message is held', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onDelete, '2');
    await act(env, toasts.toastPaused);
    await wait(20_000);
    await act(env, toasts.toastActed, env.scope.getState(toasts.$toast)?.action?.id ?? '');
    expect(toast(env)).toBe('Input restored');
    expect(env.scope.getState(detail.inputs.bar.view.undo)).toBeNull();
    await act(env, detail.inputs.table.events.onDelete, 1);
    await act(env, toasts.toastPaused);
    await wait(9_000);
    await act(env, toasts.toastResumed);
    await wait(3_000);
    expect(env.scope.getState(detail.inputs.bar.view.undo)).toBeNull();
  });
});

describe('deleting several inputs', () => {
  it('asks for a confirmation, then removes them at once', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onDeleteMany, [1, '2', 3]);
    expect(env.scope.getState(detail.inputs.questions.view.deleteQuestion)).toEqual([1, '2', 3]);
    expect(written(env)).toEqual([]);
    const answer = deferred();
    env.answers.push(answer.promise);
    await act(env, detail.inputs.questions.events.onDeleteConfirm);
    expect(links(env)).toEqual([]);
    expect(env.scope.getState(detail.inputs.bar.view.deleting)).toMatchObject({ total: 3, answered: 2 });
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('3 inputs deleted');
    expect(env.scope.getState(detail.inputs.bar.view.deleting)).toBeNull();
    expect(env.scope.getState(detail.inputs.questions.view.deleteReport)).toBeNull();
    expect(env.scope.getState(detail.inputs.bar.view.undo)).toMatchObject({ label: '3 inputs' });
    await act(env, detail.inputs.bar.events.onUndo);
    expect(written(env).at(-1)).toEqual([
      'POST /inputs/new',
      { inputs: inputs.map((input) => ({ ...input, id: -1 })), force: true },
    ]);
    expect(toast(env)).toBe('3 inputs restored');
    expect(links(env)).toEqual(inputs.map(({ link }) => link));
  });

  it('restores and reports those that could not be deleted', async () => {
    const failing = new Map<unknown, FakeAnswer>([
      ['2', { status: 500 }],
      [3, { kind: 'network' }],
    ]);
    const env = await open({
      server: {
        [`DELETE /v1/monitors/${uuid}/inputs`]: ({ body }) =>
          failing.get((JSON.parse(body ?? '{}') as { id: unknown }).id) ?? { status: 200 },
      },
    });
    await act(env, detail.inputs.table.events.onDeleteMany, [1, '2', 3]);
    await act(env, detail.inputs.questions.events.onDeleteConfirm);
    expect(links(env)).toEqual([sku.link, samba.link]);
    expect(toast(env)).toBe('Failed to delete 2 of 3 inputs');
    expect(env.scope.getState(detail.inputs.questions.view.deleteReport)).toMatchObject({
      total: 3,
      failed: [{ id: '2' }, { id: 3 }],
    });
    await act(env, detail.inputs.questions.events.onDeleteReportClose);
    expect(env.scope.getState(detail.inputs.questions.view.deleteReport)).toBeNull();
  });

  it('keeps them when it is declined', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onDeleteMany, [1, 3]);
    await act(env, detail.inputs.questions.events.onDeleteCancel);
    expect(links(env)).toHaveLength(3);
    expect(written(env)).toEqual([]);
  });

  it('needs no confirmation for a single one', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onDeleteMany, [3, 'not there']);
    expect(toast(env)).toBe('Input deleted successfully');
  });

  it('sends a few requests at a time', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, link: `link-${at}` }));
    const env = await open({
      body: { data: { monitor_uuid: 'm-1', monitor_name: 'M' }, inputs: many },
    });
    const waiting = Array.from({ length: 4 }, deferred);
    env.answers.push(...waiting.map(({ promise }) => promise));
    await act(
      env,
      detail.inputs.table.events.onDeleteMany,
      many.map(({ id }) => id),
    );
    await act(env, detail.inputs.questions.events.onDeleteConfirm);
    expect(written(env)).toHaveLength(4);
    for (const { answer } of waiting) answer({ status: 200 });
    await flush();
    await flush();
    expect(written(env)).toHaveLength(9);
    expect(toast(env)).toBe('9 inputs deleted');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as detail from '../index';
import { act, calm, inputOf, inputs, later, links, open, toast, wait, written } from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [dunk, sku, samba] = inputs;

describe('an input that is deleted', () => {
  it('is gone at once; the item goes along whole', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await act(world, detail.deleteRequested, 1);
    expect(links(world)).toEqual([sku.link, samba.link]);
    expect(written(world)).toEqual([['DELETE /inputs', dunk]]);
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Input deleted successfully');
    expect(links(world)).toHaveLength(2);
  });

  it.each([
    [{ status: 500 }, 'Error deleting input'],
    [{ kind: 'timeout' }, 'Error deleting input'],
    [{ status: 401 }, 'Session expired. Please log in again.'],
  ] as const)('is back in its place when that is answered with %j', async (answer, text) => {
    const world = await open();
    world.answers.push(answer);
    await act(world, detail.activeChanged, { id: '2', isActive: true });
    await act(world, detail.deleteRequested, '2');
    expect(toast(world)).toBe(text);
    expect(links(world)).toEqual([dunk.link, sku.link, samba.link]);
    expect(inputOf(world, '2')?.active).toBe(true);
    await wait(1_000);
    expect(toast(world)).toBe('Inputs updated successfully');
  });

  it('takes its unsaved changes along', async () => {
    const world = await open();
    await act(world, detail.activeChanged, { id: 1, isActive: false });
    await act(world, detail.deleteRequested, 1);
    expect(world.scope.getState(detail.$queuedCount)).toBe(0);
    await wait(2_000);
    expect(written(world).map(([call]) => call)).toEqual(['DELETE /inputs']);
  });

  it('waits for an update that has taken it along', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await act(world, detail.activeChanged, { id: 1, isActive: false });
    await wait(1_000);
    await act(world, detail.deleteRequested, 1);
    expect(links(world)).toHaveLength(2);
    expect(written(world).map(([call]) => call)).toEqual(['PUT /inputs/update']);
    answer.answer({ status: 200 });
    await calm();
    expect(written(world).map(([call]) => call)).toEqual(['PUT /inputs/update', 'DELETE /inputs']);
  });

  it('can be taken back for 8 seconds', async () => {
    const world = await open();
    await act(world, detail.deleteRequested, '2');
    expect(world.scope.getState(detail.$undo)).toMatchObject({ label: 'DD1391-100' });
    await act(world, detail.undoRequested);
    expect(written(world).at(-1)).toEqual([
      'POST /inputs/new',
      { inputs: [{ ...sku, id: -1 }], force: true },
    ]);
    expect(toast(world)).toBe('Input restored');
    expect(links(world)).toContain(sku.link);
    await act(world, detail.deleteRequested, 1);
    await wait(8_000);
    expect(world.scope.getState(detail.$undo)).toBeNull();
  });
});

describe('many inputs that are deleted', () => {
  it('are asked about, and then gone at once', async () => {
    const world = await open();
    await act(world, detail.deleteManyRequested, [1, '2', 3]);
    expect(world.scope.getState(detail.$deleteQuestion)).toEqual([1, '2', 3]);
    expect(written(world)).toEqual([]);
    const answer = later();
    world.answers.push(answer.promise);
    await act(world, detail.deleteManyConfirmed);
    expect(links(world)).toEqual([]);
    expect(world.scope.getState(detail.$deleteProgress)).toMatchObject({ total: 3, answered: 2 });
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('3 inputs deleted');
    expect(world.scope.getState(detail.$deleteProgress)).toBeNull();
    expect(world.scope.getState(detail.$deleteReport)).toBeNull();
  });

  it('that could not be deleted are back, and are reported', async () => {
    const world = await open();
    world.answers.push({ status: 200 }, { status: 500 }, { kind: 'network' });
    await act(world, detail.deleteManyRequested, [1, '2', 3]);
    await act(world, detail.deleteManyConfirmed);
    expect(links(world)).toEqual([sku.link, samba.link]);
    expect(toast(world)).toBe('Failed to delete 2 of 3 inputs');
    expect(world.scope.getState(detail.$deleteReport)).toMatchObject({
      total: 3,
      failed: [{ id: '2' }, { id: 3 }],
    });
    await act(world, detail.deleteReportClosed);
    expect(world.scope.getState(detail.$deleteReport)).toBeNull();
  });

  it('stay when the question is declined', async () => {
    const world = await open();
    await act(world, detail.deleteManyRequested, [1, 3]);
    await act(world, detail.deleteManyCancelled);
    expect(links(world)).toHaveLength(3);
    expect(written(world)).toEqual([]);
  });

  it('need no question when they are one', async () => {
    const world = await open();
    await act(world, detail.deleteManyRequested, [3, 'not there']);
    expect(toast(world)).toBe('Input deleted successfully');
  });

  it('go out a few at a time', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, link: `link-${at}` }));
    const world = await open({
      body: { data: { monitor_uuid: 'm-1', monitor_name: 'M' }, inputs: many },
    });
    const waiting = Array.from({ length: 4 }, later);
    world.answers.push(...waiting.map(({ promise }) => promise));
    await act(
      world,
      detail.deleteManyRequested,
      many.map(({ id }) => id),
    );
    await act(world, detail.deleteManyConfirmed);
    expect(written(world)).toHaveLength(4);
    for (const { answer } of waiting) answer({ status: 200 });
    await calm();
    await calm();
    expect(written(world)).toHaveLength(9);
    expect(toast(world)).toBe('9 inputs deleted');
  });
});

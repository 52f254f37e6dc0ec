import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../shared/unsaved';
import * as detail from '../index';
import * as bulk from './index';
import { act, calm, inputs, later, links, open, toast, written, type World } from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const paste = async (world: World, text: string) => {
  await act(world, bulk.bulkOpened);
  await act(world, bulk.bulkTextChanged, text);
};
const text = ({ scope }: World) => scope.getState(bulk.$bulkText);
const isOpen = ({ scope }: World) => scope.getState(bulk.$isBulkOpen);
const bodies = (world: World) => written(world).map(([, body]) => body);
const many = (count: number) => Array.from({ length: count }, (_, at) => `LINK-${at + 1}`);

describe('many links that are pasted', () => {
  it('go out a hundred at a time, with how far it is; bad lines stay in the box', async () => {
    const world = await open();
    const good = many(280);
    const bad = Array.from({ length: 20 }, (_, at) => `bad line ${at}`);
    await paste(world, [...bad.slice(0, 10), ...good, ...bad.slice(10)].join('\n'));
    expect(world.scope.getState(bulk.$bulkCounts)).toEqual({
      total: 300,
      toAdd: 280,
      duplicates: 0,
      bad: 20,
    });
    const answer = later();
    world.answers.push({ status: 200 }, answer.promise);
    await act(world, bulk.bulkAddRequested);
    expect(world.scope.getState(bulk.$bulkProgress)).toEqual({ done: 100, total: 280 });
    await act(world, bulk.bulkTextChanged, 'meanwhile');
    await act(world, bulk.bulkClosed);
    expect(isOpen(world)).toBe(true);
    answer.answer({
      status: 200,
      body: { inputs: good.slice(100, 200).map((link, at) => ({ id: 900 + at, link })) },
    });
    await calm();
    expect(bodies(world).map((body) => body.inputs.length)).toEqual([100, 100, 80]);
    expect(bodies(world).every(({ force }) => force === false)).toBe(true);
    expect(toast(world)).toBe('280 inputs added');
    expect(text(world)).toBe(bad.join('\n'));
    expect(links(world)).toHaveLength(283);
    expect(isOpen(world)).toBe(true);
    expect(world.scope.getState($unsaved)).toBe(true);
    await act(world, bulk.bulkClosed);
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('stand still while they are being added: those added are marked, and none is called a duplicate', async () => {
    const world = await open();
    await paste(world, many(150).join('\n'));
    const second = later();
    const answered = { status: 200, body: { inputs: many(100).map((link, at) => ({ id: 900 + at, link })) } };
    world.answers.push(answered, second.promise);
    const before = world.scope.getState(bulk.$bulkCounts);
    await act(world, bulk.bulkAddRequested);
    const lines = world.scope.getState(bulk.$bulkLines);
    expect(lines.filter(({ isAdded }) => isAdded)).toHaveLength(100);
    expect(lines.filter(({ duplicate }) => duplicate !== null)).toEqual([]);
    expect(world.scope.getState(bulk.$bulkCounts)).toEqual(before);
    expect(world.scope.getState(bulk.$bulkAdded)).toBe(0);
    second.answer({ kind: 'timeout' });
    await calm();
    expect(world.scope.getState(bulk.$bulkAdded)).toBe(100);
    expect(text(world).split('\n')).toHaveLength(50);
    await act(world, bulk.bulkClosed);
    expect(world.scope.getState(bulk.$bulkAdded)).toBe(0);
  });

  it('lose those with a problem when that is asked for, and keep the headings of the others', async () => {
    const world = await open();
    await paste(
      world,
      'two words\nlink,region\nNEW-123,Mars\nNEW-124,US\n{"link":"NEW-125","region":"Mars"}',
    );
    expect(world.scope.getState(bulk.$bulkCounts)).toMatchObject({ toAdd: 1, bad: 3 });
    await act(world, bulk.bulkProblemsRemoved);
    expect(text(world)).toBe('link,region\nNEW-124,US');
  });

  it('close the dialog when all of them were added', async () => {
    const world = await open();
    await paste(world, 'NEW-123\nNEW-124');
    await act(world, bulk.bulkAddRequested);
    expect(isOpen(world)).toBe(false);
    expect(text(world)).toBe('');
    expect(toast(world)).toBe('2 inputs added');
  });

  it('are left out where they are there already, unless they are wanted again', async () => {
    const world = await open();
    await paste(world, 'dd1391-100\nNEW-123\nNEW-123');
    await act(world, bulk.bulkAddRequested);
    expect(bodies(world)[0].inputs).toHaveLength(1);
    expect(text(world)).toBe('dd1391-100\nNEW-123');
    await act(world, bulk.bulkDuplicatesChanged, true);
    expect(world.scope.getState(bulk.$bulkCounts).toAdd).toBe(2);
    await act(world, bulk.bulkAddRequested);
    expect(bodies(world)[1]).toMatchObject({
      force: true,
      inputs: [{ link: 'dd1391-100' }, { link: 'NEW-123' }],
    });
    expect(isOpen(world)).toBe(false);
  });

  it('that the server knows already (409) are asked about', async () => {
    const world = await open();
    world.answers.push({ status: 409 });
    await paste(world, 'NEW-123');
    await act(world, bulk.bulkAddRequested);
    expect(world.scope.getState(detail.$question)).toMatchObject({ kind: 'batch', count: 1 });
    await act(world, detail.questionAnswered, true);
    expect(bodies(world).map(({ force }) => force)).toEqual([false, true]);
    expect(isOpen(world)).toBe(false);
  });

  it('stay in the box when the question is declined, and the next ones go on', async () => {
    const world = await open();
    world.answers.push({ status: 409 });
    await paste(world, many(150).join('\n'));
    await act(world, bulk.bulkAddRequested);
    await act(world, detail.questionAnswered, false);
    expect(bodies(world).map((body) => body.inputs.length)).toEqual([100, 50]);
    expect(text(world).split('\n')).toHaveLength(100);
    expect(world.scope.getState(bulk.$bulkLines)[0]?.reason).toBe(
      'Not added: some of these inputs are already in the monitor.',
    );
    expect(toast(world)).toBe('50 inputs added');
  });

  it('stay in the box, with the reason, from the call that failed on', async () => {
    const world = await open();
    world.answers.push({ status: 200 }, { kind: 'timeout' });
    await paste(world, many(250).join('\n'));
    await act(world, bulk.bulkAddRequested);
    expect(bodies(world)).toHaveLength(2);
    expect(toast(world)).toBe('Request timed out. Please try again.');
    expect(text(world).split('\n')).toHaveLength(150);
    expect(world.scope.getState(bulk.$bulkLines)[0]?.reason).toBe(
      'Not added: Request timed out. Please try again.',
    );
    await act(world, bulk.bulkAddRequested);
    expect(toast(world)).toBe('150 inputs added');
  });

  it('keep their heading while lines of it are left', async () => {
    const world = await open();
    await paste(world, 'note,link\nhi,NEW-123\nho,two words');
    await act(world, bulk.bulkAddRequested);
    expect(text(world)).toBe('note,link\nho,two words');
  });
});

describe('what is shown', () => {
  it.each(['csv', 'json'] as const)('is exported as %s, and imported again without loss', async (format) => {
    const world = await open();
    await act(world, detail.inputFilterChanged, 'active');
    await act(world, detail.exportRequested, format);
    const [file] = world.files;
    expect(file?.name).toBe(`nike-snkrs-inputs.${format}`);
    const other = await open();
    await act(other, bulk.bulkImported, file?.text ?? '');
    await act(other, bulk.bulkDuplicatesChanged, true);
    await act(other, bulk.bulkAddRequested);
    const [first, , third] = inputs;
    expect(bodies(other)[0].inputs).toEqual([
      { ...first, id: -1 },
      { ...third, id: -1 },
    ]);
  });

  it('is not exported where it is nothing', async () => {
    const world = await open();
    await act(world, detail.inputSearchChanged, 'nothing like it');
    await act(world, detail.exportRequested, 'csv');
    expect(world.files).toEqual([]);
    expect(toast(world)).toBe('There is nothing to export');
  });
});

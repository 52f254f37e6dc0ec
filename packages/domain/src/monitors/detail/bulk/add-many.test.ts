import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../../kernel/page/unsaved';
import * as detail from '../index';
import { $question } from '../inputs/question';
import { bulk } from './index';
import { act, flush, inputs, deferred, links, open, toast, written, type TestEnv } from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const paste = async (env: TestEnv, text: string) => {
  await act(env, detail.inputs.add.events.onAddMany);
  await act(env, bulk.events.onTextChange, text);
};
const text = ({ scope }: TestEnv) => scope.getState(bulk.view.text);
const isOpen = ({ scope }: TestEnv) => scope.getState(bulk.view.isOpen);
const bodies = (env: TestEnv) => written(env).map(([, body]) => body);
const many = (count: number) => Array.from({ length: count }, (_, at) => `LINK-${at + 1}`);

describe('bulk add', () => {
  it('sends a hundred links per call with progress, and keeps invalid lines in the box', async () => {
    const env = await open();
    const good = many(280);
    const bad = Array.from({ length: 20 }, (_, at) => `bad line ${at}`);
    await paste(env, [...bad.slice(0, 10), ...good, ...bad.slice(10)].join('\n'));
    expect(env.scope.getState(bulk.view.counts)).toEqual({
      total: 300,
      toAdd: 280,
      duplicates: 0,
      bad: 20,
    });
    const answer = deferred();
    env.answers.push({ status: 200 }, answer.promise);
    await act(env, bulk.events.onAdd);
    expect(env.scope.getState(bulk.view.progress)).toEqual({ done: 100, total: 280 });
    await act(env, bulk.events.onTextChange, 'meanwhile');
    await act(env, bulk.events.onClose);
    expect(isOpen(env)).toBe(true);
    answer.answer({
      status: 200,
      body: { inputs: good.slice(100, 200).map((link, at) => ({ id: 900 + at, link })) },
    });
    await flush();
    expect(bodies(env).map((body) => body.inputs.length)).toEqual([100, 100, 80]);
    expect(bodies(env).every(({ force }) => force === false)).toBe(true);
    expect(toast(env)).toBe('280 inputs added');
    expect(text(env)).toBe(bad.join('\n'));
    expect(links(env)).toHaveLength(283);
    expect(isOpen(env)).toBe(true);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, bulk.events.onClose);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('opens with pasted lines', async () => {
    const env = await open();
    await act(env, detail.inputs.add.events.onManyPaste, 'DZ5485-612\t40-44\nB75806');
    expect(isOpen(env)).toBe(true);
    expect(env.scope.getState(bulk.view.counts)).toMatchObject({ total: 2, toAdd: 2 });
    await act(env, bulk.events.onClose);
    await act(env, detail.inputs.add.events.onAddMany);
    expect(text(env)).toBe('');
  });

  it('has nothing unsaved once all but duplicates were added, and asks for no confirmation', async () => {
    const env = await open();
    await paste(env, 'LINK-1\nLINK-1');
    env.answers.push({ status: 200, body: { inputs: [{ id: 900, link: 'LINK-1' }] } });
    await act(env, bulk.events.onAdd);
    expect(text(env)).toBe('LINK-1');
    expect(env.scope.getState(bulk.view.isDirty)).toBe(false);
    expect(env.scope.getState($unsaved)).toBe(false);
    await act(env, bulk.events.onWithDuplicatesChange, true);
    expect(env.scope.getState(bulk.view.isDirty)).toBe(true);
    await act(env, bulk.events.onWithDuplicatesChange, false);
    await act(env, bulk.events.onTextChange, 'LINK-1\nbad line');
    expect(env.scope.getState(bulk.view.isDirty)).toBe(true);
  });

  it('keeps its lines during the job: added ones are marked, and none becomes a duplicate', async () => {
    const env = await open();
    await paste(env, many(150).join('\n'));
    const second = deferred();
    const answered = { status: 200, body: { inputs: many(100).map((link, at) => ({ id: 900 + at, link })) } };
    env.answers.push(answered, second.promise);
    const before = env.scope.getState(bulk.view.counts);
    await act(env, bulk.events.onAdd);
    const lines = env.scope.getState(bulk.view.lines);
    expect(lines.filter(({ isAdded }) => isAdded)).toHaveLength(100);
    expect(lines.filter(({ duplicate }) => duplicate !== null)).toEqual([]);
    expect(env.scope.getState(bulk.view.counts)).toEqual(before);
    expect(env.scope.getState(bulk.view.added)).toBe(0);
    second.answer({ kind: 'timeout' });
    await flush();
    expect(env.scope.getState(bulk.view.added)).toBe(100);
    expect(text(env).split('\n')).toHaveLength(50);
    await act(env, bulk.events.onClose);
    expect(env.scope.getState(bulk.view.added)).toBe(0);
  });

  it('removes invalid lines on request, and keeps the heading of the others', async () => {
    const env = await open();
    await paste(env, 'link,region\ntwo words\nNEW-123,Mars\nNEW-124,US\nNEW-125,Mars');
    expect(env.scope.getState(bulk.view.counts)).toMatchObject({ toAdd: 1, bad: 3 });
    await act(env, bulk.events.onRemoveProblems);
    expect(text(env)).toBe('link,region\nNEW-124,US');
  });

  it('closes the dialog when all links were added', async () => {
    const env = await open();
    await paste(env, 'NEW-123\nNEW-124');
    await act(env, bulk.events.onAdd);
    expect(isOpen(env)).toBe(false);
    expect(text(env)).toBe('');
    expect(toast(env)).toBe('2 inputs added');
  });

  it('skips duplicates unless they are requested', async () => {
    const env = await open();
    await paste(env, 'dd1391-100\nNEW-123\nNEW-123');
    await act(env, bulk.events.onAdd);
    expect(bodies(env)[0].inputs).toHaveLength(1);
    expect(text(env)).toBe('dd1391-100\nNEW-123');
    await act(env, bulk.events.onWithDuplicatesChange, true);
    expect(env.scope.getState(bulk.view.counts).toAdd).toBe(2);
    await act(env, bulk.events.onAdd);
    expect(bodies(env)[1]).toMatchObject({
      force: true,
      inputs: [{ link: 'dd1391-100' }, { link: 'NEW-123' }],
    });
    expect(isOpen(env)).toBe(false);
  });

  it('asks about links that the server reports as duplicates (409)', async () => {
    const env = await open();
    env.answers.push({ status: 409 });
    await paste(env, 'NEW-123');
    await act(env, bulk.events.onAdd);
    expect(env.scope.getState($question)).toMatchObject({ links: [] });
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, true);
    expect(bodies(env).map(({ force }) => force)).toEqual([false, true]);
    expect(isOpen(env)).toBe(false);
  });

  it('keeps declined duplicates in the box, and continues with the next batch', async () => {
    const env = await open();
    env.answers.push({ status: 409 });
    await paste(env, many(150).join('\n'));
    await act(env, bulk.events.onAdd);
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(bodies(env).map((body) => body.inputs.length)).toEqual([100, 50]);
    expect(text(env).split('\n')).toHaveLength(100);
    expect(env.scope.getState(bulk.view.lines)[0]?.reason).toBe(
      'Not added: some of these inputs are already in the monitor.',
    );
    expect(toast(env)).toBe('50 inputs added');
  });

  it('keeps the lines of a failed batch and all later ones in the box, with the reason', async () => {
    const env = await open();
    env.answers.push({ status: 200 }, { kind: 'timeout' });
    await paste(env, many(250).join('\n'));
    await act(env, bulk.events.onAdd);
    expect(bodies(env)).toHaveLength(2);
    expect(toast(env)).toBe('Request timed out. Please try again.');
    expect(text(env).split('\n')).toHaveLength(150);
    expect(env.scope.getState(bulk.view.lines)[0]?.reason).toBe(
      'Not added: Request timed out. Please try again.',
    );
    await act(env, bulk.events.onAdd);
    expect(toast(env)).toBe('150 inputs added');
  });

  it('keeps a heading while lines of it remain', async () => {
    const env = await open();
    await paste(env, 'note,link\nhi,NEW-123\nho,two words');
    await act(env, bulk.events.onAdd);
    expect(text(env)).toBe('note,link\nho,two words');
  });
});

describe('export of the shown inputs', () => {
  it('is imported again from CSV without loss', async () => {
    const env = await open();
    await act(env, detail.inputs.list.filterChanged, 'active');
    await act(env, detail.inputs.bar.events.onExport, null);
    const [file] = env.files;
    expect(file?.name).toBe('nike-snkrs-inputs.csv');
    const other = await open();
    await act(other, bulk.events.onImport, file?.text ?? '');
    await act(other, bulk.events.onWithDuplicatesChange, true);
    await act(other, bulk.events.onAdd);
    const [first, , third] = inputs;
    expect(bodies(other)[0].inputs).toEqual([
      { ...first, id: -1 },
      { ...third, id: -1 },
    ]);
  });

  it('shows an error if no input is shown', async () => {
    const env = await open();
    await act(env, detail.inputs.list.searchChanged, 'nothing like it');
    await act(env, detail.inputs.bar.events.onExport, null);
    expect(env.files).toEqual([]);
    expect(toast(env)).toBe('There is nothing to export');
  });
});

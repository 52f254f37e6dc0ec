import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCsv, toJson } from '../../../kernel/import/export';
import { readLines } from '../../../kernel/import/lines';
import { runSteps } from '../../../kernel/job/steps';
import * as detail from '../index';
import { act, developer, open, written, type TestEnv } from '../testing';
import { exampleColumns } from './columns';
import { exampleList } from './examples';
import { exampleImport } from './index';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = ({ scope }: TestEnv) => scope.getState(detail.examples.view.examples).map(({ text }) => text);
const lines = ({ scope }: TestEnv) => scope.getState(exampleImport.view.lines);

describe('import of example inputs', () => {
  it('adds the valid lines to the list, which has its own save', async () => {
    const env = await open(developer);
    await act(env, detail.examples.events.onImport);
    await act(env, exampleImport.events.onTextChange, 'dd1391-100\n B75806 \nDunk, low\n"x\nB75806');
    expect(lines(env).map(({ line, name, reason, duplicate }) => [line, name, reason, duplicate])).toEqual([
      [1, 'dd1391-100', null, 'list'],
      [2, 'B75806', null, null],
      [3, 'Dunk, low', null, null],
      [4, '"x', 'A quotation mark is not closed.', null],
      [5, 'B75806', null, 'text'],
    ]);
    await act(env, exampleImport.events.onAdd);
    expect(texts(env).slice(2)).toEqual(['B75806', 'Dunk, low']);
    expect(written(env)).toEqual([]);
    expect(lines(env).map(({ name }) => name)).toEqual(['dd1391-100', '"x', 'B75806']);
    await act(env, detail.examples.events.onSave);
    expect(written(env)[0]?.[1].example_inputs).toHaveLength(4);
  });

  it('restores what was exported', async () => {
    const env = await open(developer);
    await act(env, detail.examples.events.onExport, { format: 'csv', ids: null });
    expect(env.files[0]?.text).toBe('input\nhttps://shop.example/dunk\nDD1391-100\n');
    const read = (text: string) =>
      runSteps(readLines(exampleList, text, { context: null, listed: new Map() })).map(({ item }) => item);
    const example = fc
      .oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom('link', '[1]', '=x', 'a|b', '"'))
      .map((text) => text.replace(/[\r\0]/g, '').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(example, { minLength: 1, maxLength: 6 }), (examples) => {
        expect(read(toCsv(exampleColumns, examples))).toEqual(examples);
        expect(read(toJson(examples))).toEqual(examples);
      }),
    );
  });
});

describe('form of a new input', () => {
  it('says before it is sent that the link is already in the monitor, and adds it nevertheless', async () => {
    const env = await open();
    const { view, events } = detail.inputs.add;
    const hint = () => (env.scope.getState(view.hints) as { readonly link?: string }).link;
    expect(hint()).toBeUndefined();
    await act(env, events.onChange, { link: ' dd1391-100 ' });
    expect(hint()).toBe('This link is already in the monitor.');
    await act(env, events.onAdd);
    expect(written(env)).toHaveLength(1);
    expect(hint()).toBeUndefined();
  });

  it('adds a link that is already in the monitor with force and without a question', async () => {
    const env = await open();
    const { events } = detail.inputs.add;
    await act(env, events.onChange, { link: 'DD1391-100' });
    await act(env, events.onAddAnyway);
    expect(written(env)).toMatchObject([
      ['POST /inputs/new', { inputs: [{ link: 'DD1391-100', active: true }], force: true }],
    ]);
    expect(env.scope.getState(detail.inputs.add.view.values).link).toBe('');
  });
});

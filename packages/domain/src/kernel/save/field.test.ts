import { allSettled, createEvent, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { createFields, type FieldSave } from './field';
import type { Failure } from '../http';

/** A text field whose saves the test answers in order. */
function createTextField(revertsOnFailure = false) {
  const sent: FieldSave<{ text: string }>[] = [];
  const answers: ((hasFailed: boolean) => void)[] = [];
  const field = createFields({
    initial: { text: '' },
    reverts: revertsOnFailure ? ['text'] : [],
    save: (save) => {
      sent.push(save);
      return new Promise<void>((resolve, reject) => {
        const failure: Failure = { kind: 'network', call: 'test' };
        answers.push((hasFailed) => (hasFailed ? reject(failure) : resolve()));
      });
    },
  });
  const scope = fork();
  const answer = async (hasFailed = false): Promise<void> => {
    answers.shift()?.(hasFailed);
    // A settled promise takes a few microtasks to propagate.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const load = (owner: string, value: string, into = scope) =>
    void allSettled(field.loaded, { scope: into, params: { owner, values: { text: value } } });
  const change = (value: string) => void allSettled(field.changed, { scope, params: { key: 'text', value } });
  const now = (of = scope) => {
    const { shown, phase } = of.getState(field.$fields).text;
    return [shown, phase];
  };
  return { field, scope, sent, answer, load, change, now };
}

describe('createFields', () => {
  it('saves nothing before it is loaded, and no unchanged value', () => {
    const { change, load, sent } = createTextField();
    change('early');
    load('a', 'x');
    change('x');
    expect(sent).toEqual([]);
  });

  it('shows a change at once, and saves only the last of several after the first', async () => {
    const { change, load, sent, answer, now } = createTextField();
    load('a', 'x');
    for (const value of ['1', '2', '3']) change(value);
    expect(now()).toEqual(['3', 'saving']);
    await answer();
    expect(sent.map(({ value }) => value)).toEqual(['1', '3']);
    await answer();
    expect(now()).toEqual(['3', 'saved']);
  });

  it('keeps a failed value until it is discarded or retried', async () => {
    const { field, scope, change, load, sent, answer, now } = createTextField();
    load('a', 'x');
    change('1');
    await answer(true);
    expect(now()).toEqual(['1', 'failed']);
    void allSettled(field.discarded, { scope });
    expect(now()).toEqual(['x', 'idle']);
    change('1');
    await answer(true);
    void allSettled(field.retried, { scope, params: 'text' });
    await answer();
    expect(now()).toEqual(['1', 'saved']);
    expect(sent).toHaveLength(3);
  });

  it('reverts a failed value with `reverts`', async () => {
    const { field, scope, change, load, answer, now } = createTextField(true);
    load('a', 'x');
    change('1');
    await answer();
    change('2');
    await answer(true);
    expect(now()).toEqual(['1', 'failed']);
    void allSettled(field.retried, { scope, params: 'text' });
    expect(now()).toEqual(['2', 'saving']);
  });

  it('ignores the save of another owner', async () => {
    const { change, load, answer, now } = createTextField();
    load('a', 'x');
    change('1');
    load('b', 'y');
    await answer(true);
    expect(now()).toEqual(['y', 'idle']);
  });

  it('saves several fields that change at once', () => {
    const sent: string[] = [];
    const fields = createFields({
      initial: { a: '', b: '' },
      save: async ({ key, value }) => void sent.push(`${key} ${value}`),
    });
    const typed = createEvent<string>();
    for (const key of ['a', 'b'] as const)
      sample({ clock: typed, fn: (value) => ({ key, value }), target: fields.changed });
    const scope = fork();
    void allSettled(fields.loaded, { scope, params: { owner: 'x', values: { a: '', b: '' } } });
    void allSettled(typed, { scope, params: '1' });
    expect(sent).toEqual(['a 1', 'b 1']);
  });

  it('keeps two scopes independent', () => {
    const { change, load, now } = createTextField();
    const other = fork();
    load('a', 'x');
    load('a', 'x', other);
    change('1');
    expect(now(other)).toEqual(['x', 'idle']);
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved, unsavedDiscarded } from '../../kernel/page/unsaved';
import * as detail from './index';
import { inputTypeOf } from './example-inputs';
import { act, developer, open, toast, written, type TestEnv } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = ({ scope }: TestEnv) => scope.getState(detail.examples.view.examples).map(({ text }) => text);

describe('example inputs', () => {
  it('trims examples that are added, edited and removed, and ignores blank ones', async () => {
    const env = await open(developer);
    await act(env, detail.examples.events.onAdd, '  4062052123456 ');
    await act(env, detail.examples.events.onAdd, '   ');
    await act(env, detail.examples.events.onEdit, { index: 1, text: ' DD1391-101 ' });
    await act(env, detail.examples.events.onEdit, { index: 0, text: ' ' });
    expect(texts(env)).toEqual(['https://shop.example/dunk', 'DD1391-101', '4062052123456']);
    await act(env, detail.examples.events.onRemove, 0);
    expect(env.scope.getState(detail.examples.view.examples)).toEqual([
      { text: 'DD1391-101', type: 'sku' },
      { text: '4062052123456', type: 'ean' },
    ]);
  });

  it('has links as they are meant, and refuses a number that a spreadsheet has shortened', async () => {
    const env = await open(developer);
    await act(env, detail.examples.events.onAdd, '<https://shop.example/new>');
    await act(env, detail.examples.events.onType, '4.06542E+12');
    await act(env, detail.examples.events.onAdd, '4.06542E+12');
    expect(texts(env)).toEqual(['https://shop.example/dunk', 'DD1391-100', 'https://shop.example/new']);
    expect(env.scope.getState(detail.examples.view.typed)).toBe('4.06542E+12');
    expect(toast(env)).toBe('“4.06542E+12” was shortened by a spreadsheet. Copy the whole number.');
  });

  it('is dirty after an edit, and saves the whole list', async () => {
    const env = await open(developer);
    expect(env.scope.getState(detail.examples.view.isDirty)).toBe(false);
    await act(env, detail.examples.events.onAdd, 'DD1391-200');
    expect(env.scope.getState(detail.examples.view.isDirty)).toBe(true);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, detail.examples.events.onSave);
    expect(written(env)).toEqual([
      ['PUT /example-inputs', { example_inputs: ['https://shop.example/dunk', 'DD1391-100', 'DD1391-200'] }],
    ]);
    expect(toast(env)).toBe('Example inputs updated successfully');
    expect(env.scope.getState(detail.examples.view.isDirty)).toBe(false);
  });

  it('is unsaved while the field holds text that was not added', async () => {
    const env = await open(developer);
    const typed = () => env.scope.getState(detail.examples.view.typed);
    await act(env, detail.examples.events.onType, '  ');
    expect(env.scope.getState($unsaved)).toBe(false);
    await act(env, detail.examples.events.onType, ' DD1391');
    expect(env.scope.getState($unsaved)).toBe(true);
    expect(typed()).toBe(' DD1391');
    await act(env, detail.examples.events.onAdd, ' DD1391');
    expect(typed()).toBe('');
    await act(env, detail.examples.events.onType, 'again');
    await act(env, unsavedDiscarded);
    expect(typed()).toBe('');
  });

  it('keeps the draft when the save fails, and can discard it', async () => {
    const env = await open(developer);
    env.answers.push({ status: 500 });
    await act(env, detail.examples.events.onRemove, 0);
    await act(env, detail.examples.events.onSave);
    expect(toast(env)).toBe('Failed to update example inputs');
    expect(env.scope.getState(detail.examples.view.error)).toBe('Failed to update example inputs');
    expect(texts(env)).toEqual(['DD1391-100']);
    await act(env, detail.examples.events.onDiscard);
    expect(texts(env)).toHaveLength(2);
    expect(env.scope.getState(detail.examples.view.error)).toBeNull();
  });
});

describe('type of an input', () => {
  it.each([
    ['https://a', 'url'],
    ['http://', 'url'],
    ['ftp://a', 'unknown'],
    ['4062052123456', 'ean'],
    ['40620521234567', 'unknown'],
    ['DD1391-100', 'sku'],
    ['ABCDE', 'unknown'],
    ['ABCDEF', 'sku'],
    ['ABCDEFGHIJKL', 'sku'],
    ['ABCDEFGHIJKLM', 'unknown'],
    ['dd1391-100', 'unknown'],
    ['', 'unknown'],
  ])('detects %s as %s', (text, type) => {
    expect(inputTypeOf(text)).toBe(type);
  });

  it('follows the rules for any text', () => {
    const chars = fc.constantFrom(...'ABCXYZ0189-'.split(''));
    fc.assert(
      fc.property(fc.array(chars, { maxLength: 16 }), (list) => {
        const text = list.join('');
        const isEan = list.length === 13 && list.every((char) => char >= '0' && char <= '9');
        const isSku = list.length >= 6 && list.length <= 12;
        expect(inputTypeOf(text)).toBe(isEan ? 'ean' : isSku ? 'sku' : 'unknown');
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('http://', 'https://'), fc.string(), (scheme, rest) => {
        expect(inputTypeOf(scheme + rest)).toBe('url');
      }),
    );
  });
});

import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { formatList, formatNumber, inEnglish, localized, setLocale, slot, type Message } from './index';
import { t } from './text.en';

afterEach(() => setLocale({ language: 'en', isRightToLeft: false, translate: undefined }));

describe('a message', () => {
  it('formats its parameters in English', () => {
    expect(t('close')).toBe('Close');
    expect(t('deleted', { name: 'Alpha' })).toBe('“Alpha” can’t be restored.');
    expect(t('shown', { shown: 1_200, total: 'all' })).toBe('1,200 of all');
    expect(t('monitors', { count: 1 })).toBe('1 monitor');
    expect(t('monitors', { count: 12_345 })).toBe('12,345 monitors');
  });

  it('takes what it names and nothing else', () => {
    expectTypeOf(t<'deleted'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'name', string | number>>>();
    expectTypeOf(t<'monitors'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'count', number>>>();
    expectTypeOf(t<'clone'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'name', string | number>>>();
    expectTypeOf(t<'rest'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'count', number>>>();
    expectTypeOf(t<'close'>).parameters.toEqualTypeOf<['close']>();
  });

  it('is said in another language by its plural rules, and in English where that has none', () => {
    const polish: Readonly<Record<string, Message>> = {
      monitors: (values, formatter) => `${formatter === undefined} ${String(values?.['count'])}`,
    };
    setLocale({ language: 'pl', translate: (id, key) => (id === 'fixtures' ? polish[key] : undefined) });
    expect(t('monitors', { count: 5 })).toBe('false 5');
    expect(t('close')).toBe('Close');
    expect(inEnglish(() => t('monitors', { count: 5 }))).toBe('5 monitors');
  });
});

it('a table of text is kept until the page speaks otherwise', () => {
  const table = localized(() => [formatNumber(1_234)]);
  expect(table()).toBe(table());
  expect(table()).toEqual(['1,234']);
  const before = table();
  setLocale({ language: 'de' });
  expect(table()).not.toBe(before);
});

it('data keeps its direction within a sentence from right to left', () => {
  setLocale({ isRightToLeft: true });
  expect(t('deleted', { name: 'Alpha' })).toBe('“\u2068Alpha\u2069” can’t be restored.');
  expect(t('deleted', { name: slot('name') })).toBe('“\uE000name\uE000” can’t be restored.');
  expect(t('monitors', { count: 2 })).toBe('2 monitors');
});

it('a slot marks where an element comes', () => {
  expect(t('deleted', { name: slot('name') })).toBe('“\uE000name\uE000” can’t be restored.');
});

it('lists and numbers are written as the language does', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatList(['a', 'b'], 'or')).toBe('a or b');
  expect(formatList(['a', 'b', 'c'], 'comma')).toBe('a, b, c');
  setLocale({ language: 'de' });
  expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
  expect([999, 1_234, -5].map((value) => formatNumber(value))).toEqual(['999', '1,234', '-5']);
});

import { setLocale } from '@dropdeck/text';
import { allSettled, fork, type Scope } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { localeChanged } from '../../../kernel/format';
import { saveFileFx } from '../../../kernel/ports';
import { $toast, copyFailed } from '../../../kernel/toasts';
import { createTestEnv } from '../../../kernel/testing';
import { actPressed } from '../../keys';
import { $preferences, applyLocaleFx, defaultPreferences, type SpokenPreferences } from '../preferences';
import { $areValuesHidden, modesStarted, valuesShown } from './index';

afterEach(() => setLocale({ areValuesHidden: false }));

const refused = 'Values are hidden on this screen. Show them to copy or save them.';

it('values are hidden and shown by the same keys, and shown by the frame', async () => {
  const { scope } = createTestEnv();
  await allSettled(actPressed, { scope, params: 'values' });
  expect(scope.getState($preferences).values).toBe('hidden');
  await allSettled(actPressed, { scope, params: 'values' });
  expect(scope.getState($preferences).values).toBe('shown');
  await allSettled(actPressed, { scope, params: 'values' });
  await allSettled(valuesShown, { scope, params: undefined });
  expect(scope.getState($preferences).values).toBe('shown');
});

it.each([
  ['a copy', (scope: Scope) => allSettled(copyFailed, { scope })],
  [
    'a file',
    (scope: Scope) => allSettled(saveFileFx, { scope, params: { name: 'a', type: 'b', text: 'c' } }),
  ],
])('%s is refused with the reason while values are hidden', async (_, refuse) => {
  const scope = fork({
    handlers: [
      [
        saveFileFx,
        () => {
          throw new Error('hidden');
        },
      ],
    ],
  });
  setLocale({ areValuesHidden: true });
  await allSettled(localeChanged, { scope });
  expect(scope.getState($areValuesHidden)).toBe(true);
  // Not awaited: allSettled would wait for the toast's timer.
  void refuse(scope);
  await vi.waitFor(() => expect(scope.getState($toast)).toMatchObject({ kind: 'error', text: refused }));
});

it('a language that could not be loaded is tried again after the first page, and the failure said', async () => {
  const tried: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        applyLocaleFx,
        (spoken: SpokenPreferences) => {
          tried.push(spoken.language);
          throw new Error('offline');
        },
      ],
    ],
    values: [[$preferences, { ...defaultPreferences, language: 'de' }]],
  });
  void allSettled(modesStarted, { scope });
  await vi.waitFor(() =>
    expect(scope.getState($toast)?.text).toBe(
      'Your choice could not be loaded. Check your connection and reload the page.',
    ),
  );
  expect(tried).toEqual(['de']);
});

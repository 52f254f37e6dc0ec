import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { providePorts } from '../../../kernel/ports';
import { $toast } from '../../../kernel/toasts';
import { $preferences, defaultPreferences } from '..';
import { languageRetried } from './index';

it('a language that could not be loaded is tried again after the first page, and the failure said', async () => {
  const tried: unknown[] = [];
  const scope = fork({
    handlers: [
      providePorts({
        applyLocale: ({ language }) => {
          tried.push(language);
          throw new Error('offline');
        },
      }),
    ],
    values: [[$preferences, { ...defaultPreferences, language: 'de' }]],
  });
  void allSettled(languageRetried, { scope });
  await vi.waitFor(() =>
    expect(scope.getState($toast)?.text).toBe(
      'Your choice could not be loaded. Check your connection and reload the page.',
    ),
  );
  expect(tried).toEqual(['de']);
});

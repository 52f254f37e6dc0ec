import { expect, it } from 'vitest';
import { t as commands } from '../../commands/text.en';
import { t as redirects } from '../redirects/bulk/text.en';
import { t as bulk } from './bulk/text.en';
import { t } from './text.en';

it('messages about several items group the digits of their counts', () => {
  expect(bulk('added', { count: 1201 })).toBe('1,201 inputs added');
  expect(bulk('added', { count: 1 })).toBe('1 input added');
  expect(t('manyDeleteFailed', { failed: 1000, total: 12_000 })).toBe(
    'Failed to delete 1,000 of 12,000 inputs',
  );
  expect(redirects('removed', { count: 2002 })).toBe('2,002 redirects deleted');
  expect(commands('applied', { count: 1200 })).toBe('Permissions applied to 1,200 commands');
});

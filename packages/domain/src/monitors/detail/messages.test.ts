import { expect, it } from 'vitest';
import { messages as commandMessages } from '../../commands/messages';
import { messages as redirectMessages } from '../redirects/messages';
import { countsOf } from '../../kernel/format';
import { messages as bulkMessages } from './bulk/messages';
import { messages } from './messages';

const counts = countsOf('comma');

it('messages about several items group the digits of their counts', () => {
  expect(bulkMessages.manyAdded(1201, counts)).toBe('1,201 inputs added');
  expect(bulkMessages.manyAdded(1, counts)).toBe('1 input added');
  expect(messages.manyDeleteFailed(1000, 12_000, counts)).toBe('Failed to delete 1,000 of 12,000 inputs');
  expect(redirectMessages.manyChanged(2002, counts, 'removed')).toBe('2,002 redirects deleted');
  expect(commandMessages.applied(1200, counts)).toBe('Permissions applied to 1,200 commands');
});

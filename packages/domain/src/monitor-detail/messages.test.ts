import { expect, it } from 'vitest';
import { messages as commandMessages } from '../commands/messages';
import { messages as redirectMessages } from '../redirects/messages';
import { messages } from './messages';

it('messages about several items group the digits of their counts', () => {
  expect(messages.manyAdded(1201)).toBe('1,201 inputs added');
  expect(messages.manyAdded(1)).toBe('1 input added');
  expect(messages.manyDeleteFailed(1000, 12_000)).toBe('Failed to delete 1,000 of 12,000 inputs');
  expect(redirectMessages.manyChanged(2002, 'removed')).toBe('2,002 redirects deleted');
  expect(commandMessages.applied(1200)).toBe('Permissions applied to 1,200 commands');
});

import { createEvent, sample } from 'effector';
import { writeStorage } from '../../kernel/ports';
import { withTime } from '../../kernel/ports/ask';

/** The storage key of an invite that waits for a sign-in. */
export const inviteKey = 'dropdeck:invite';

/** Stores the invite of a link that was opened without a session, for use after the sign-in. */
export const inviteFollowed = createEvent<string>();

sample({
  clock: withTime(inviteFollowed),
  fn: ({ value: key, answer: at }) => ({ [inviteKey]: JSON.stringify({ key, at }) }),
  target: writeStorage,
});

/** The key of an invite link, or `null` for any other query (specification 4.12, plan screen). */
export function inviteKeyOf(query: { get(name: string): string | null }): string | null {
  const key = query.get('key')?.trim() ?? '';
  return query.get('type') === 'invite' && key !== '' ? key : null;
}

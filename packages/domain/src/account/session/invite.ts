import { attach, createEffect, createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/stored';
import { nowFx, readStorageFx, writeStorageFx } from '../../kernel/ports';

/** The storage key of an invite that waits for a sign-in. */
export const inviteKey = 'dropdeck:invite';

/** Milliseconds that an invite waits. A sign-in takes minutes; later, another person may use the browser. */
export const INVITE_TTL_MS = 3_600_000;

const storedInvite = z.object({ key: z.string(), at: z.number() });

/** Stores the invite of a link that was opened without a session, for use after the sign-in. */
export const inviteFollowed = createEvent<string>();

const storeInviteFx = createEffect(async (key: string) => {
  const at = await nowFx();
  await writeStorageFx({ [inviteKey]: JSON.stringify({ key, at }) });
});
sample({ clock: inviteFollowed, target: storeInviteFx });

/** Parses a stored invite; `null` if it is missing, expired or unreadable. */
export function parseInvite(text: string | null, now: number): string | null {
  const stored = readJson(text, storedInvite);
  return stored !== null && now - stored.at < INVITE_TTL_MS ? stored.key : null;
}

/** Reads the stored invite and removes it, since it is valid for one sign-in. */
export const takeInviteFx = attach({
  effect: createEffect(async (_: void): Promise<string | null> => {
    const [entries, now] = await Promise.all([readStorageFx([inviteKey]), nowFx()]);
    const text = entries[inviteKey] ?? null;
    if (text !== null) await writeStorageFx({ [inviteKey]: null });
    return parseInvite(text, now);
  }),
});

/** The key of an invite link, or `null` for any other query (specification 4.12, plan screen). */
export function inviteKeyOf(query: { get(name: string): string | null }): string | null {
  const key = query.get('key')?.trim() ?? '';
  return query.get('type') === 'invite' && key !== '' ? key : null;
}

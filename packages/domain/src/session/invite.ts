import { attach, createEffect, createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { nowFx, readStorageFx, writeStorageFx } from '../shared/browser';

/** Where the key of an invite link waits while its owner signs in. */
export const inviteKey = 'dropdeck:invite';

/** Milliseconds that a key waits: a sign-in takes minutes, and later it may be somebody else's turn. */
export const INVITE_MEMORY_MS = 3_600_000;

const storedInvite = z.object({ key: z.string(), at: z.number() });

/** Somebody who is not signed in has followed an invite link; its key is wanted after the sign-in. */
export const inviteFollowed = createEvent<string>();

const keepFx = createEffect(async (key: string) => {
  const at = await nowFx();
  await writeStorageFx({ [inviteKey]: JSON.stringify({ key, at }) });
});
sample({ clock: inviteFollowed, target: keepFx });

/** Reads a kept key; `null` for none, for one from long ago, and for one that cannot be read. */
export function parseInvite(text: string | null, now: number): string | null {
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Storage is anybody's on this machine: what is no invite counts as none.
    return null;
  }
  const parsed = storedInvite.safeParse(json);
  return parsed.success && now - parsed.data.at < INVITE_MEMORY_MS ? parsed.data.key : null;
}

/** Takes the kept key out of the storage: it is good for one sign-in. */
export const takeInviteFx = attach({
  effect: createEffect(async (_: void): Promise<string | null> => {
    const [entries, now] = await Promise.all([readStorageFx([inviteKey]), nowFx()]);
    const text = entries[inviteKey] ?? null;
    if (text !== null) await writeStorageFx({ [inviteKey]: null });
    return parseInvite(text, now);
  }),
});

/** The key of an invite link, or `null` for an address that is none (specification 4.12, plan screen). */
export function inviteKeyOf(query: { get(name: string): string | null }): string | null {
  const key = query.get('key')?.trim() ?? '';
  return query.get('type') === 'invite' && key !== '' ? key : null;
}

import * as z from 'zod/mini';
import { appIdOf, customerOf, type CustomerInfo } from '../session';
import type { Edits } from './values';

/** Where the draft is kept in local storage. */
export const draftKey = 'dropdeck:draft:settings';

const storedDraft = z.object({
  owner: z.string(),
  savedAt: z.number(),
  edits: z.partial(
    z.object({
      botName: z.string(),
      customerName: z.string(),
      imageUrl: z.string(),
      footerText: z.string(),
      footerIcon: z.string(),
      hexColor: z.string(),
      whitelistedServers: z.array(z.string()),
    }),
  ),
});

/** Unsaved settings as they are kept: whose, since when (milliseconds), and what. Never the webhook. */
export type Draft = z.infer<typeof storedDraft>;

/** Tells whose draft it is: the bot, or while there is none, the customer's name. */
export const draftOwner = (info: CustomerInfo): string => appIdOf(info) ?? customerOf(info)?.name ?? '';

/** Writes a draft for storage; `null` where there is nothing to keep. The webhook is a secret and stays out. */
export function serializeDraft(owner: string, savedAt: number, edits: Edits): string | null {
  const { webhookUrl: _secret, ...kept } = edits;
  return Object.keys(kept).length === 0 ? null : JSON.stringify({ owner, savedAt, edits: kept });
}

/** Reads a draft from storage; `null` for none, for somebody else's, and for one that cannot be read. */
export function parseDraft(text: string | null, owner: string): Draft | null {
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Storage is anybody's on this machine: what is no draft counts as none.
    return null;
  }
  const parsed = storedDraft.safeParse(json);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}

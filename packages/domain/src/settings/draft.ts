import * as z from 'zod/mini';
import { tabKey } from '../shared/browser';
import { appIdOf, customerOf, type CustomerInfo } from '../session';
import type { Edits } from './values';

/** Where the draft is kept in local storage. */
export const draftKey = 'dropdeck:draft:settings';

/** Where its secret is kept, the webhook: in storage that goes with the tab. */
export const tabDraftKey = tabKey('draft:settings');

const someSettings = z.partial(
  z.object({
    botName: z.string(),
    customerName: z.string(),
    imageUrl: z.string(),
    footerText: z.string(),
    footerIcon: z.string(),
    hexColor: z.string(),
    webhookUrl: z.string(),
    whitelistedServers: z.array(z.string()),
  }),
);

const storedDraft = z.object({
  owner: z.string(),
  savedAt: z.number(),
  edits: someSettings,
  // What the edited fields held before; drafts of earlier versions have none.
  bases: z._default(someSettings, {}),
});

/** Unsaved settings as they are kept: whose, since when (milliseconds), and what. */
export type Draft = z.infer<typeof storedDraft>;

/** Tells whose draft it is: the bot, or while there is none, the customer's name. */
export const draftOwner = (info: CustomerInfo): string => appIdOf(info) ?? customerOf(info)?.name ?? '';

/** Entries of storage by their keys; `null` for one that is not there, or is to go. */
type Entries = Readonly<Record<string, string | null>>;

/**
 * Writes a draft for storage: what it holds of the webhook goes with the tab, all else stays until it is used.
 * Of somebody who cannot be told from others the webhook, a secret, is not kept.
 */
export function serializeDraft({
  owner,
  savedAt,
  edits: { webhookUrl, ...kept },
  bases: { webhookUrl: webhookBase, ...savedBases },
}: {
  readonly owner: string;
  readonly savedAt: number;
  readonly edits: Edits;
  readonly bases: Edits;
}): Entries {
  const entry = (edits: Edits, bases: Edits): string => JSON.stringify({ owner, savedAt, edits, bases });
  return {
    [draftKey]: Object.keys(kept).length === 0 ? null : entry(kept, savedBases),
    [tabDraftKey]:
      webhookUrl === undefined || owner === '' ? null : entry({ webhookUrl }, { webhookUrl: webhookBase }),
  };
}

function parseEntry(text: string | null | undefined, owner: string): Draft | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    // Storage is anybody's on this machine: what is no draft counts as none.
    return null;
  }
  const parsed = storedDraft.safeParse(json);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}

/** Reads a draft from storage; `null` for none, for somebody else's, and for one that cannot be read. */
export function parseDraft(entries: Entries, owner: string): Draft | null {
  const draft = parseEntry(entries[draftKey], owner);
  const secret = parseEntry(entries[tabDraftKey], owner);
  if (draft === null || secret === null) return draft ?? secret;
  return {
    ...draft,
    edits: { ...draft.edits, ...secret.edits },
    bases: { ...draft.bases, ...secret.bases },
  };
}

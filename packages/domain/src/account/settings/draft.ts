import * as z from 'zod/mini';
import { tabKey } from '../../kernel/ports';
import { accountKey } from '../../kernel/page/account';
import type { Edits } from './values';

/** Where the draft of any owner was before. */
const draftKey = 'dropdeck:draft:settings';
const tabDraftKey = tabKey('draft:settings');

/** The storage keys of an owner's draft. Its webhook is a secret, so it is in session storage. */
const keysOf = (owner: string): { readonly local: string; readonly tab: string } => ({
  local: accountKey(draftKey, owner),
  tab: accountKey(tabDraftKey, owner),
});

/** All keys that an owner's draft may have. */
export const draftKeys = (owner: string): readonly string[] => [
  ...new Set([...Object.values(keysOf(owner)), draftKey, tabDraftKey]),
];

/** Some of the settings, as they are stored: edits, their saved values, an undo. */
export const someSettings = z.partial(
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
  // The saved values that the edits started from; older drafts have none.
  bases: z._default(someSettings, {}),
});

/** Unsaved settings with their owner (`accountOf`); `savedAt` in milliseconds since the epoch. */
export type Draft = z.infer<typeof storedDraft>;

/** Storage entries by key; `null` for a missing entry, or one to remove. */
type Entries = Readonly<Record<string, string | null>>;

/**
 * Serializes a draft: the webhook to session storage, the rest to local storage. Without an owner the webhook
 * is not stored, because another person could read it.
 */
export function serializeDraft({
  owner,
  savedAt,
  edits: { webhookUrl, ...localEdits },
  bases: { webhookUrl: webhookBase, ...localBases },
}: {
  readonly owner: string;
  readonly savedAt: number;
  readonly edits: Edits;
  readonly bases: Edits;
}): Entries {
  const entry = (edits: Edits, bases: Edits): string => JSON.stringify({ owner, savedAt, edits, bases });
  const { local, tab } = keysOf(owner);
  return {
    [draftKey]: null,
    [tabDraftKey]: null,
    [local]: Object.keys(localEdits).length === 0 ? null : entry(localEdits, localBases),
    [tab]:
      webhookUrl === undefined || owner === '' ? null : entry({ webhookUrl }, { webhookUrl: webhookBase }),
  };
}

function parseEntry(text: string | null | undefined, owner: string): Draft | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    // Unreadable storage counts as no draft.
    return null;
  }
  const parsed = storedDraft.safeParse(json);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}

/** Parses a stored draft; `null` if it is missing, unreadable or of another owner. */
export function parseDraft(entries: Entries, owner: string): Draft | null {
  const { local, tab } = keysOf(owner);
  const draft = parseEntry(entries[local] ?? entries[draftKey], owner);
  const secret = parseEntry(entries[tab] ?? entries[tabDraftKey], owner);
  if (draft === null || secret === null) return draft ?? secret;
  return {
    ...draft,
    edits: { ...draft.edits, ...secret.edits },
    bases: { ...draft.bases, ...secret.bases },
  };
}

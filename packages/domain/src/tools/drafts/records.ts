import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';
import { tabKey } from '../../kernel/ports';
import type { Draft, DraftKey, DraftKind } from '../../kernel/save/drafts';
import { draftValues } from './values';

/** Milliseconds after which a draft is dropped. */
export const EXPIRES_MS = 14 * 24 * 60 * 60 * 1000;

/** The storage keys: everything without secrets in local storage, and what has secrets in this tab's. */
export const storageKeys = {
  local: 'dropdeck:drafts',
  tab: tabKey('drafts'),
} as const;

/** A draft as it is stored; `savedAt` in milliseconds since the epoch, `tab` is the tab that wrote it. */
export interface StoredDraft extends Draft {
  readonly owner: string;
  readonly tab: string;
  readonly savedAt: number;
  /** Of one with secrets in the tab's storage: whether local storage has it without them. */
  readonly isAlsoLocal?: boolean | undefined;
}

/** A draft to store; without `savedAt` it is stored as of now. */
export type DraftToStore = Draft & { readonly savedAt?: number };

const envelope = z.object({
  owner: z.string(),
  tab: z.string(),
  savedAt: z.number(),
  isAlsoLocal: z.optional(z.boolean()),
  kind: z.enum(Object.keys(draftValues) as [DraftKind, ...DraftKind[]]),
  path: z.string(),
  id: z.string(),
  name: z.string(),
  secrets: z.array(z.string()),
  value: z.unknown(),
});

/** One text for what tells drafts apart. */
export const keyOf = ({ kind, path, id }: DraftKey): string => `${kind} ${path} ${id}`;

/** The readable entries of a storage's text; an unreadable one does not lose the others. */
const parse = (text: string | null, now: number) =>
  (readJson(text, z.array(z.unknown())) ?? []).flatMap((entry) => {
    const { success, data } = envelope.safeParse(entry);
    return success && now - data.savedAt < EXPIRES_MS ? [data] : [];
  });

function withValue(entry: z.infer<typeof envelope>): StoredDraft | null {
  const { success, data } = draftValues[entry.kind].safeParse(entry.value);
  return success ? { ...entry, value: data } : null;
}

type Entries = Readonly<Record<string, string | null>>;

/** The drafts of one owner. What this tab stored with secrets comes before the same draft without them. */
export function readRecords(entries: Entries, owner: string, now: number): readonly StoredDraft[] {
  const records = new Map<string, StoredDraft>();
  for (const storage of [storageKeys.local, storageKeys.tab]) {
    for (const entry of parse(entries[storage] ?? null, now)) {
      const record = entry.owner === owner ? withValue(entry) : null;
      if (record === null) continue;
      const other = records.get(keyOf(record));
      // Another tab has saved or discarded it.
      if (other === undefined && record.isAlsoLocal === true) continue;
      if (other === undefined || record.savedAt >= other.savedAt) records.set(keyOf(record), record);
    }
  }
  return [...records.values()].toSorted((a, b) => b.savedAt - a.savedAt);
}

const withoutSecrets = ({ value, secrets }: Draft): unknown =>
  JSON.parse(JSON.stringify(value, (key, item: unknown) => (secrets.includes(key) ? undefined : item)));

/**
 * The storage's entries after storing and removing drafts of one owner. Drafts of other owners stay.
 *
 * @param writes by key; `null` removes a draft.
 */
export function writeRecords(
  entries: Entries,
  writes: ReadonlyMap<string, DraftToStore | null>,
  by: { readonly owner: string; readonly tab: string; readonly now: number },
): Entries {
  const { owner, tab, now } = by;
  const stored = (storage: string) =>
    parse(entries[storage] ?? null, now).filter(
      (entry) => entry.owner !== owner || !writes.has(keyOf(entry)),
    );
  const added = [...writes.values()].flatMap((draft): StoredDraft[] =>
    draft === null ? [] : [{ ...draft, owner, tab, savedAt: draft.savedAt ?? now, isAlsoLocal: undefined }],
  );
  // What is nothing without its secrets is in this tab alone.
  const local = added.flatMap(
    (draft) => withValue({ ...draft, secrets: [...draft.secrets], value: withoutSecrets(draft) }) ?? [],
  );
  const localKeys = new Set(local.map(keyOf));
  const secret = added
    .filter(({ secrets }) => secrets.length > 0)
    .map((draft) => Object.assign(draft, { isAlsoLocal: localKeys.has(keyOf(draft)) }));
  const text = (records: readonly object[]) => (records.length === 0 ? null : JSON.stringify(records));
  return {
    [storageKeys.local]: text([...stored(storageKeys.local), ...local]),
    [storageKeys.tab]: text([...stored(storageKeys.tab), ...secret]),
  };
}

/** The entries after the drafts of one owner are dropped. */
export function dropRecords(entries: Entries, owner: string, now: number): Entries {
  const all = readRecords(entries, owner, now).map((record) => [keyOf(record), null] as const);
  return writeRecords(entries, new Map(all), { owner, tab: '', now });
}

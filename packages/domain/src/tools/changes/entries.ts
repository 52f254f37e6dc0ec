import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';

/** The kinds that the list filters by. */
export const entryKinds = [
  'settings',
  'redirects',
  'monitors',
  'inputs',
  'lists',
  'customers',
  'commands',
  'access',
  'updates',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an undo writes: the parts of an account, or of one monitor. */
export const undoParts = [
  'settings',
  'redirect',
  'keyword-list',
  'proxy-list',
  'customer',
  'permissions',
  'webhooks',
  'setting',
  'input',
  'examples',
  'access',
] as const;
export type UndoPart = (typeof undoParts)[number];

const values = z.record(z.string(), z.unknown());

/**
 * How to revert a change. `from` has the changed fields as the change left them, `to` as they were before: `from` is `null`
 * for what was deleted, `to` for what was created.
 */
const undo = z.object({
  part: z.enum(undoParts),
  /** The monitor's uuid, or the server's id of permissions. */
  owner: z.optional(z.string()),
  id: z.optional(z.union([z.string(), z.number()])),
  from: z.nullable(values),
  to: z.nullable(values),
});
export type Undo = z.infer<typeof undo>;

const change = z.object({
  label: z.string(),
  /** `null` if it is not known. */
  before: z.nullable(z.string()),
  after: z.string(),
  /** `webhook` is stored by its last characters, `lines` by their number. */
  secret: z.optional(z.enum(['webhook', 'lines'])),
  /** The lines that were removed and added, instead of both values. */
  isList: z.optional(z.boolean()),
});
export type Change = z.infer<typeof change>;

const row = z.object({
  /** “redirect”, in lower case. */
  noun: z.string(),
  /** “Dunk”; '' for what there is only one of. */
  name: z.string(),
  /** The monitor or the server that it belongs to. */
  parent: z.optional(z.string()),
  /** The page that shows it. */
  href: z.string(),
  changes: z.array(change),
  /** `null` if the calls do not allow it. */
  undo: z.nullable(undo),
  /** Only the tab that made the change has the undo, because it needs a secret or is large. */
  isTabOnly: z.optional(z.boolean()),
  /** Its secrets are masked. */
  isMasked: z.optional(z.boolean()),
  isReverted: z.optional(z.boolean()),
});
export type Row = z.infer<typeof row>;

/** The row, marked as reverted. */
export const withMark = (one: Row): Row => ({ ...one, isReverted: true });

export const actions = ['created', 'changed', 'deleted', 'sent'] as const;
export type Action = (typeof actions)[number];

const entry = z.object({
  id: z.string(),
  /** Milliseconds since the epoch of its first and its last call. */
  at: z.number(),
  until: z.number(),
  kind: z.enum(entryKinds),
  action: z.enum(actions),
  /** The name of the call. */
  call: z.string(),
  rows: z.array(row),
  /** The entry that this one reverts. */
  revertOf: z.optional(z.string()),
});
export type Entry = z.infer<typeof entry>;

const journals = z.record(z.string(), z.array(z.unknown()));
const tabJournal = z.object({ owner: z.string(), rows: z.record(z.string(), z.array(row)) });

/** The entries of each owner, the oldest first. */
export type Journals = Readonly<Record<string, readonly Entry[]>>;

/** The whole rows of this tab's entries with secrets, by the entry's id. */
export interface TabJournal {
  readonly owner: string;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const noTabJournal: TabJournal = { owner: '', rows: {} };

/** Reads the stored journals. Entries that cannot be read are left out. */
export const readJournals = (text: string | null): Journals =>
  Object.fromEntries(
    Object.entries(readJson(text, journals) ?? {}).map(([owner, entries]) => [
      owner,
      entries.flatMap((one) => entry.safeParse(one).data ?? []),
    ]),
  );

export const readTabJournal = (text: string | null): TabJournal => readJson(text, tabJournal) ?? noTabJournal;

/** The limits of what is stored, for all owners together. Characters of JSON. */
export const limits = { entries: 500, characters: 300_000, tabCharacters: 1_000_000, undo: 20_000 } as const;

/** The journals within the limits, without the oldest entries. */
export function withinLimits(all: Journals): Journals {
  const newestFirst = Object.entries(all)
    .flatMap(([owner, entries]) => entries.toReversed().map((one) => ({ owner, one })))
    .toSorted((a, b) => b.one.until - a.one.until);
  const recent: Record<string, Entry[]> = {};
  let characters = 0;
  for (const [index, { owner, one }] of newestFirst.entries()) {
    characters += JSON.stringify(one).length + 1;
    if (index >= limits.entries || characters > limits.characters) break;
    (recent[owner] ??= []).push(one);
  }
  return Object.fromEntries(Object.entries(recent).map(([owner, entries]) => [owner, entries.toReversed()]));
}

/** The tab's rows within the limit, without the oldest. */
export function tabWithinLimits({ owner, rows }: TabJournal): TabJournal {
  let characters = 0;
  const recent = Object.entries(rows)
    .toReversed()
    .filter(([, one]) => {
      characters += JSON.stringify(one).length;
      return characters <= limits.tabCharacters;
    });
  return { owner, rows: Object.fromEntries(recent.toReversed()) };
}

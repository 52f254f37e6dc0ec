import type { CollectionText } from '../collection';
import type { LineRules } from '../lines';
import type { Rows } from '../../save/rows';
import type { EntityId } from '../../http';

/** A list in the editor; `text` has one entry per line. */
export interface ListDraft {
  /** `null` for an unsaved list. */
  readonly id: EntityId | null;
  readonly name: string;
  readonly text: string;
}

export interface ListRow {
  readonly id: EntityId;
  readonly name: string;
  readonly count: number;
}

type CollectionKey = Parameters<CollectionText>[0];

export interface Named {
  readonly id: EntityId;
  readonly name: string;
}

/** The options of one kind of lists. Its calls fail with a `Failure`. */
export interface ListManagerOptions<List extends Named> {
  readonly rows: Rows<List>;
  readonly name: string;
  readonly load: (input: { readonly group?: string }) => Promise<{ readonly body: readonly List[] }>;
  readonly textOf: (list: List) => string;
  readonly countOf: (list: List) => number;
  readonly listOf: (id: EntityId, draft: ListDraft) => List;
  /** The messages of one kind of lists (specification 8.7). */
  readonly say: (key: Exclude<CollectionKey, 'restored' | 'restoreFailed'>) => string;
  /** What counts as a duplicate or an unusual line. */
  readonly lineRules: LineRules;
  /** Whether a failed creation shows a toast; the log and the editor show it either way. */
  readonly showsCreateFailure: boolean;
  readonly canRename: boolean;
  /** Whether a new list requires a name; without one, creating does nothing (specification 5). */
  readonly needsName: boolean;
}

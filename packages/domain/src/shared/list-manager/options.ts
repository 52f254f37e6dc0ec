import type { GuardedField } from '../guard';
import type { EntityId } from '../http';

/** A named list as its editor shows it: `text` has one entry per line. */
export interface ListDraft {
  /** `null` for a list that the server does not know yet. */
  readonly id: EntityId | null;
  readonly name: string;
  readonly text: string;
}

/** A named list as the table shows it. */
export interface ListRow {
  readonly id: EntityId;
  readonly name: string;
  /** How many entries it has. */
  readonly count: number;
}

/** What is said of a kind of lists (spec section 8). */
export interface ListMessages {
  readonly saved: string;
  readonly created: string;
  readonly deleted: string;
  readonly saveFailed: string;
  readonly deleteFailed: string;
  readonly createFailed: string;
}

/** What the kinds of lists have in common. */
export interface Named {
  readonly id: EntityId;
  readonly name: string;
}

/** In what one kind of lists differs from the others. Its calls fail with a `Failure`. */
export interface ListManagerOptions<List extends Named> {
  /** The name of its page: loading is bound to the place where the lists are. */
  readonly name: string;
  readonly load: (input: { readonly group?: string }) => Promise<{ readonly body: readonly List[] }>;
  /** The same call once more, for the guard of writes: nothing else listens to it. */
  readonly read: (input: object) => Promise<{ readonly body: readonly List[] }>;
  /** The fields that the editor changes. */
  readonly fields: readonly GuardedField[];
  /** What one is called, in the middle of a sentence: “keyword list”. */
  readonly noun: string;
  readonly save: (list: List) => Promise<unknown>;
  readonly create: (draft: ListDraft) => Promise<{ readonly body: { readonly new_id: EntityId } }>;
  readonly remove: (id: EntityId) => Promise<unknown>;
  readonly textOf: (list: List) => string;
  readonly countOf: (list: List) => number;
  /** A list of this id with what a draft says. */
  readonly listOf: (id: EntityId, draft: ListDraft) => List;
  readonly messages: ListMessages;
  /** Whether a failed creation is said in a toast; it is logged and stands in the editor either way. */
  readonly showsCreateFailure: boolean;
  /** Whether a list can be given another name later. */
  readonly canRename: boolean;
  /** Whether a new list needs a name; without one, creating does nothing (spec section 5). */
  readonly needsName: boolean;
}

import type { AnsweredCall, Contract } from '../../shared/http';
import type { Action, EntryKind, Row } from '../entries';
import { ofCall, type Call, type Known } from '../known';

/** A row as a rule makes it. */
export type NewRow = Omit<Row, 'isTabOnly' | 'isMasked' | 'isReverted'>;

/** What a write has changed; without rows it is not entered. */
export interface Recorded {
  readonly kind: EntryKind;
  readonly action: Action;
  readonly rows: readonly NewRow[];
  /** What is known after the write. */
  readonly known: Known;
}

/** `null` for a call that changes nothing that a person would look for: signing in, or opening a payment. */
export type Rule = ((call: AnsweredCall, known: Known) => Recorded) | null;

/** The rule of a write. */
export const ruleOf = <C extends Contract>(
  record: (call: Call<C>, known: Known) => Recorded,
): NonNullable<Rule> => ofCall<C>()(record);

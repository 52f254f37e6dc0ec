import type { AnsweredCall, Contract } from '../../../kernel/http';
import type { Field } from '../../../kernel/save';
import type { Action, EntryKind, Row, Undo } from '../entries';
import { changesOf, undoValues, withUnknownBefore } from '../fields';
import { ofCall, type Call, type Known } from '../known';

/** A row as a rule makes it. */
export type NewRow = Omit<Row, 'isTabOnly' | 'isMasked' | 'isReverted'>;

/** What a write has changed; without rows it is not entered. */
export interface Recorded {
  readonly kind: EntryKind;
  readonly action: Action;
  readonly rows: readonly NewRow[];
  /** What is known otherwise after the write. */
  readonly known?: Partial<Known>;
}

/** `null` for a call that changes nothing that a person would look for: signing in, or opening a payment. */
export type Rule = ((call: AnsweredCall, known: Known) => Recorded) | null;

/** The rule of a write. */
export const ruleOf = <C extends Contract>(
  record: (call: Call<C>, known: Known) => Recorded,
): NonNullable<Rule> => ofCall<C>()(record);

/** A value of a resource before and after a write; `null` if it was not there, or is not known. */
export interface Written {
  readonly fields: readonly Field[];
  readonly action: Action;
  readonly before: object | null;
  readonly after: object | null;
}

/** The row of a written value; none if nothing has changed. */
export function rowOf(
  { fields, action, before, after }: Written,
  row: Omit<NewRow, 'changes' | 'undo'>,
  undo: Omit<Undo, 'from' | 'to'>,
): NewRow[] {
  const isUnknown = before === null && action !== 'created';
  const found = changesOf(fields, before, after);
  if (found.length === 0 && action === 'changed') return [];
  return [
    {
      ...row,
      changes: isUnknown ? withUnknownBefore(found) : found,
      undo: isUnknown ? null : { ...undo, ...undoValues(fields, before, after) },
    },
  ];
}

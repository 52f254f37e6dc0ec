import type { Steps } from '../../kernel/job/steps';
import type { PaletteEntry } from './entries';
import { fold, lettersOf } from './fold';
import { tier, type Matcher } from './match';

/** A source's entries, prepared so that a keystroke converts no text. Parallel arrays, by the index of the entry. */
export interface SourceIndex {
  readonly entries: readonly PaletteEntry[];
  readonly labels: readonly string[];
  /** The words beside the label that find an entry too; '' without. */
  readonly others: readonly string[];
  readonly letters: Int32Array;
  readonly byId: ReadonlyMap<string, number>;
}

export const emptyIndex: SourceIndex = {
  entries: [],
  labels: [],
  others: [],
  letters: new Int32Array(),
  byId: new Map(),
};

/** Rows per step, about a millisecond of work. */
const STEP_ROWS = 500;

/** Indexes rows in steps of a millisecond. */
export function* indexRows<Row>(
  rows: readonly Row[],
  entryOf: (row: Row) => PaletteEntry,
): Steps<SourceIndex> {
  const entries: PaletteEntry[] = [];
  const labels: string[] = [];
  const others: string[] = [];
  const letters = new Int32Array(rows.length);
  const byId = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const entry = entryOf(row);
    const label = fold(entry.label);
    const other = entry.also === undefined ? '' : fold(entry.also);
    entries.push(entry);
    labels.push(label);
    others.push(other);
    letters[at] = lettersOf(label) | lettersOf(other);
    byId.set(entry.id, at);
    if (at % STEP_ROWS === STEP_ROWS - 1) yield;
  }
  return { entries, labels, others, letters, byId };
}

/** The score of an entry. Words beside the label count less than any in it. */
export function scoreOf({ labels, others, letters }: SourceIndex, at: number, matcher: Matcher): number {
  if (((letters[at] ?? 0) & matcher.letters) !== matcher.letters) return 0;
  const score = matcher.score(labels[at] ?? '');
  const other = others[at] ?? '';
  if (score > 0 || other === '') return score;
  return Math.min(matcher.score(other), tier.letters * 100);
}

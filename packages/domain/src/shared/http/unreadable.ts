import type { Schema } from './contract';
import type { ContractIssue } from './failure';

/** A row of a list that could not be read: the list goes on without it. */
export interface UnreadableRow {
  /** Its place in the list as it came. */
  readonly index: number;
  /** Its id, where that can be told. */
  readonly id: string | null;
  readonly raw: unknown;
  /** What is wrong, by paths within the row. */
  readonly issues: readonly ContractIssue[];
}

/** The same with paths in the answer: `data.bots.0.users.3`, and the issues' below that. */
export interface LocatedRow extends UnreadableRow {
  readonly path: string;
}

/** The unreadable rows of an answer, and what is said of them: key paths alone, never a value. */
export interface UnreadableReport {
  readonly rows: readonly LocatedRow[];
  readonly summary: string;
}

type Locate = (answer: unknown) => UnreadableReport;

const reports = new WeakMap<object, UnreadableReport>();
const none: UnreadableReport = { rows: [], summary: '' };

// Set by the first list with an unreadable row, and used when its whole answer is there. Reading is
// synchronous. Lists are read by code of the pages, so that the entry does without all of it.
let locate: Locate | null = null;

/** A list of the answer that is being read has rows that could not be. */
export const rowsFound = (by: Locate): void => {
  locate = by;
};

/** What of an answer could not be read. */
export const reportOf = (answer: object): UnreadableReport => reports.get(answer) ?? none;

/** All rows of an answer that could not be read, nested lists included. */
export const unreadableIn = (answer: object): readonly LocatedRow[] => reportOf(answer).rows;

/** Keeps a report beside its answer. */
export function noteReport(answer: object, report: UnreadableReport | null): void {
  if (report !== null) reports.set(answer, report);
}

/** Reads a whole answer, and says what rows of it could not be read. */
export function readWhole(schema: Schema, json: unknown) {
  locate = null;
  const parsed = schema.safeParse(json);
  // Set while the answer was read.
  const found = locate as Locate | null;
  return { parsed, report: parsed.success && found !== null ? found(parsed.data) : null };
}

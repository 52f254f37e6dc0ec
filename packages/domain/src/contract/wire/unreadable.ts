import type { Schema } from '../declare';
import type { ContractIssue } from '../issues';

/** A row that could not be read and was skipped. */
export interface UnreadableRow {
  /** Its index in the received list. */
  readonly index: number;
  /** Its id, if that is readable. */
  readonly id: string | null;
  readonly raw: unknown;
  /** What is wrong, by paths within the row. */
  readonly issues: readonly ContractIssue[];
}

/** An unreadable row with its path in the answer: `data.bots.0.users.3`. */
export interface LocatedRow extends UnreadableRow {
  readonly path: string;
}

/** The unreadable rows of an answer; the summary has key paths only, never a value. */
export interface UnreadableReport {
  readonly rows: readonly LocatedRow[];
  readonly summary: string;
}

type Locate = (answer: unknown) => UnreadableReport;

const reports = new WeakMap<object, UnreadableReport>();
const none: UnreadableReport = { rows: [], summary: '' };

// Set by the first list with an unreadable row and called after its answer is parsed; parsing is synchronous.
// This indirection keeps the list code out of the entry chunk.
let locate: Locate | null = null;

/** Registers the function that finds the unreadable rows of the current answer. */
export const rowsFound = (by: Locate): void => {
  locate = by;
};

export const reportOf = (answer: object): UnreadableReport => reports.get(answer) ?? none;

/** All unreadable rows of an answer, including nested lists. */
export const unreadableIn = (answer: object): readonly LocatedRow[] => reportOf(answer).rows;

/** Attaches a report to its answer. */
export function noteReport(answer: object, report: UnreadableReport | null): void {
  if (report !== null) reports.set(answer, report);
}

/** Parses an answer and reports its unreadable rows. */
export function readWhole(
  schema: Schema,
  json: unknown,
): { parsed: ReturnType<Schema['safeParse']>; report: UnreadableReport | null } {
  locate = null;
  const parsed = schema.safeParse(json);
  // `safeParse` may have set it.
  const found = locate as Locate | null;
  return { parsed, report: parsed.success && found !== null ? found(parsed.data) : null };
}

import type { Write } from '../../resources';
import type { Step, PlannedValue } from '../../kernel/job/plan';

/** A step of a restore. */
export type RestoreStep = Step<Write>;

/** “1 input”, “12 inputs”. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A value of a step. */
export const value = (label: string, before: string, after: string, isSecret = false): PlannedValue => ({
  label,
  before,
  after,
  ...(isSecret ? { isSecret } : {}),
});

/** The entries that a list lacks; nothing is removed. */
export const missingFrom = (present: readonly string[], wanted: readonly string[]): readonly string[] => {
  const known = new Set(present);
  return [...new Set(wanted)].filter((one) => !known.has(one));
};

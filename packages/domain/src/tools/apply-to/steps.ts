import type { MonitorWrite } from '../../resources';
import type { Step, PlannedValue } from '../../kernel/job/plan';

/** A step of the plan for one monitor. */
export type FleetStep = Step<MonitorWrite>;

type PartWrite<Write> = Write extends unknown ? Omit<Write, 'uuid' | 'name'> : never;

/** Makes the steps of one monitor. */
export interface StepMaker {
  readonly unchanged: (key: string, title: string) => FleetStep;
  readonly skipped: (key: string, title: string, reason: string) => FleetStep;
  readonly change: (
    key: string,
    title: string,
    values: readonly PlannedValue[],
    write: PartWrite<MonitorWrite>,
    deletes?: readonly string[],
  ) => FleetStep;
}

/** @param group the heading of the monitor's steps; unique. */
export function createSteps(
  { uuid, name }: { readonly uuid: string; readonly name: string },
  group: string,
): StepMaker {
  const step = (key: string, title: string, changes: readonly PlannedValue[] = []) => ({
    id: `${uuid} ${key}`,
    group,
    title,
    changes,
  });
  return {
    unchanged: (key, title) => ({ ...step(key, title), isUnchanged: true }),
    skipped: (key, title, reason) => ({ ...step(key, title), skipped: reason }),
    change: (key, title, values, write, deletes = []) => ({
      ...step(key, title, values),
      ...(deletes.length === 0 ? {} : { deletes }),
      write: { ...write, uuid, name },
    }),
  };
}

/** Values without a before: what is added. */
export const added = (texts: readonly string[]): readonly PlannedValue[] =>
  texts.map((after) => ({ label: '', before: '', after }));

/** “1 input”, “12 inputs”. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

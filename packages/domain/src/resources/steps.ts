import type { MonitorInput } from '../contract/calls/inputs';
import type { PlannedValue, Step } from '../kernel/job/plan';
import type { MonitorWrite, Write } from './write';
import { t } from './text.en';

/** A value before and after a step. */
export const planned = (label: string, before: string, after: string, isSecret = false): PlannedValue => ({
  label,
  before,
  after,
  ...(isSecret ? { isSecret } : {}),
});

/** Values without a before: what is added. */
export const added = (texts: readonly string[]): readonly PlannedValue[] =>
  texts.map((after) => planned('', '', after));

/**
 * Makes the steps of one group of a plan.
 *
 * @param prefix of their ids; unique in the plan.
 */
export function createSteps(group: string, prefix = group) {
  const step = (key: string, title: string, changes: readonly PlannedValue[] = []) => ({
    id: `${prefix} ${key}`,
    group,
    title,
    changes,
  });
  return {
    unchanged: (key: string, title: string) => ({ ...step(key, title), isUnchanged: true }),
    skipped: (key: string, title: string, skipped: string, changes?: readonly PlannedValue[]) => ({
      ...step(key, title, changes),
      skipped,
    }),
    change: <Made extends Write>(
      key: string,
      title: string,
      changes: readonly PlannedValue[],
      write: Made,
      deletes: readonly string[] = [],
    ) => ({ ...step(key, title, changes), ...(deletes.length === 0 ? {} : { deletes }), write }),
  };
}

/** A step of a plan for one monitor. */
export type MonitorStep = Step<MonitorWrite>;

type PartWrite<Whole> = Whole extends unknown ? Omit<Whole, 'uuid' | 'name'> : never;

/** Makes the steps of one monitor. @param group their heading; unique among monitors. */
export function createMonitorSteps(
  { uuid, name }: { readonly uuid: string; readonly name: string },
  group = name,
) {
  const steps = createSteps(group, uuid);
  const change = (
    key: string,
    title: string,
    changes: readonly PlannedValue[],
    part: PartWrite<MonitorWrite>,
    deletes?: readonly string[],
  ): MonitorStep => {
    const write: MonitorWrite = { ...part, uuid, name };
    return steps.change(key, title, changes, write, deletes);
  };
  return {
    ...steps,
    change,
    /** None without inputs. */
    addInputs: (inputs: readonly MonitorInput[]): readonly MonitorStep[] => {
      const title = t('addInputs', { count: inputs.length });
      const links = added(inputs.map(({ link }) => link));
      return inputs.length === 0 ? [] : [change('inputs-add', title, links, { part: 'inputs-add', inputs })];
    },
    /** None without edits. */
    updateInputs: (
      edits: ReadonlyArray<{ readonly before: MonitorInput; readonly after: MonitorInput }>,
      changes: readonly PlannedValue[],
      title = t('changeInputs', { count: edits.length }),
    ): readonly MonitorStep[] => {
      const before = edits.map((edit) => edit.before);
      const after = edits.map((edit) => edit.after);
      const write = { part: 'inputs-update', before, after } as const;
      return edits.length === 0 ? [] : [change('inputs-update', title, changes, write)];
    },
  };
}

export type MonitorSteps = ReturnType<typeof createMonitorSteps>;

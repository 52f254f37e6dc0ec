import type { MonitorInput } from '../contract/calls/inputs';
import type { PlannedValue, Step } from '../kernel/job/plan';
import { writeOf, type Edit, type Resource, type Write } from '../kernel/save/resource';
import { addedInputs } from './added-inputs';
import type { MonitorTarget } from './monitor';
import { t } from './text.en';
import { changedInputs } from './write';

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

/** A step of a plan for what the server has. */
export type WriteStep = Step<Write>;

/**
 * Makes the steps of one group of a plan.
 *
 * @param prefix of their ids; unique in the plan.
 * @param target whose resources they change.
 */
export function createSteps<Target extends object>(group: string, prefix: string, target: Target) {
  const step = (key: string, title: string, changes: readonly PlannedValue[] = []): WriteStep => ({
    id: `${prefix} ${key}`,
    group,
    title,
    changes,
  });
  return {
    unchanged: (key: string, title: string): WriteStep => ({ ...step(key, title), isUnchanged: true }),
    skipped: (key: string, title: string, skipped: string, changes?: readonly PlannedValue[]): WriteStep => ({
      ...step(key, title, changes),
      skipped,
    }),
    change: <Value extends object, Known>(
      key: string,
      title: string,
      changes: readonly PlannedValue[],
      resource: Resource<Value, Known, Target>,
      edit: Edit<Value>,
      deletes: readonly string[] = [],
    ): WriteStep => ({
      ...step(key, title, changes),
      ...(deletes.length === 0 ? {} : { deletes }),
      write: writeOf(resource, { ...target, ...edit }),
    }),
  };
}

/** Makes the steps of one monitor. @param group their heading; unique among monitors. */
export function createMonitorSteps(
  { uuid, name }: { readonly uuid: string; readonly name: string },
  group = name,
) {
  const steps = createSteps<MonitorTarget>(group, uuid, { uuid, name });
  return {
    ...steps,
    addInputs: (mine: readonly MonitorInput[]): readonly WriteStep[] => {
      const title = t('addInputs', { count: mine.length });
      const links = added(mine.map(({ link }) => link));
      return mine.length === 0
        ? []
        : [steps.change('inputs-add', title, links, addedInputs, { base: [], mine })];
    },
    updateInputs: (
      edits: ReadonlyArray<Edit<MonitorInput>>,
      changes: readonly PlannedValue[],
      title = t('changeInputs', { count: edits.length }),
    ): readonly WriteStep[] => {
      const edit = { base: edits.map(({ base }) => base), mine: edits.map(({ mine }) => mine) };
      return edits.length === 0 ? [] : [steps.change('inputs-update', title, changes, changedInputs, edit)];
    },
  };
}

export type MonitorSteps = ReturnType<typeof createMonitorSteps>;

import type { PlanGroup, PlanStep } from './types';

/** A line of the plan: the heading of a group, one of its steps, or all those that change nothing. */
export type PlanLine =
  | { readonly kind: 'group'; readonly key: string; readonly group: PlanGroup }
  | { readonly kind: 'step'; readonly key: string; readonly step: PlanStep }
  | { readonly kind: 'unchanged'; readonly key: string; readonly titles: readonly string[] };

/** Whether a step writes something. */
export const isChoosable = ({ skipped, isUnchanged }: PlanStep): boolean =>
  skipped === undefined && isUnchanged !== true;

/** The steps that change nothing, in one line; those without a title are only counted. */
const unchangedOf = ({ name, steps }: PlanGroup): readonly PlanLine[] => {
  const titles = steps.flatMap(({ title, isUnchanged }) => (isUnchanged && title ? [title] : []));
  return titles.length === 0 ? [] : [{ kind: 'unchanged', key: `unchanged ${name}`, titles }];
};

/** The plan line by line. */
export const linesOf = (groups: readonly PlanGroup[]): readonly PlanLine[] =>
  groups.flatMap((group): readonly PlanLine[] => [
    { kind: 'group', key: `group ${group.name}`, group },
    ...group.steps
      .filter(({ isUnchanged }) => isUnchanged !== true)
      .map((step): PlanLine => ({ kind: 'step', key: `step ${step.id}`, step })),
    ...unchangedOf(group),
  ]);

export const stepsOf = (groups: readonly PlanGroup[]): readonly PlanStep[] =>
  groups.flatMap(({ steps }) => steps);

/** How much the chosen steps delete. */
export const deletionsOf = (groups: readonly PlanGroup[], chosen: ReadonlySet<string>): number =>
  stepsOf(groups)
    .filter(({ id }) => chosen.has(id))
    .reduce((count, { deletes = [] }) => count + deletes.length, 0);

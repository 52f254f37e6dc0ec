import { partsFor, type CopyChoice, type CopyContext, type MonitorFacts, type PartName } from './choice';
import { planAccess, planExamples, planInputs, planWebhooks } from './plan-lists';
import {
  changedSetting,
  createMonitorSteps,
  planned,
  type MonitorSteps,
  type WriteStep,
} from '../../resources';
import {
  type Choice,
  chosenIn,
  monitorSettings,
  type MonitorSetting,
  type SettingPart,
} from '../../resources/monitor-settings';
import { t } from './text.en';

/** The same option of another monitor: by id, else by name. */
function matchingOption(choices: readonly Choice[], { id, name }: Choice): Choice | null {
  const sameName = choices.filter((choice) => choice.name === name);
  return (
    choices.find((choice) => String(choice.id) === String(id)) ??
    (sameName.length === 1 ? (sameName[0] ?? null) : null)
  );
}

/** The step of a setting; each is one call. */
export function planSetting(
  part: SettingPart,
  source: MonitorFacts,
  target: MonitorFacts,
  steps: MonitorSteps,
): WriteStep {
  const { label, valueOf, textOf, changeOf, choicesOf, isForNew }: MonitorSetting = monitorSettings[part];
  const [before, ours] = [valueOf(target.detail), valueOf(source.detail)];
  let after = ours;
  if (choicesOf !== null) {
    const chosen = chosenIn(ours);
    if (chosen === null) return steps.skipped(part, label, t('hasNone', { name: source.name }));
    if (isForNew && target.detail.data.monitor_type !== 'new') {
      return steps.skipped(part, label, t('onlyNew'));
    }
    after = matchingOption(choicesOf(target.detail), chosen);
    if (after === null) return steps.skipped(part, label, t('noOption', { name: chosen.name }));
    if (String(chosenIn(before)?.id) === String(after.id)) return steps.unchanged(part, label);
  } else if (textOf(before) === textOf(ours)) return steps.unchanged(part, label);
  const change = changeOf(after);
  return steps.change(part, label, [planned('', textOf(before), textOf(after))], changedSetting, {
    base: change,
    mine: change,
  });
}

/**
 * What a choice does to one monitor, step by step. Made and planned again, it plans nothing.
 *
 * @param group the heading of the steps; unique among monitors.
 */
export function planMonitor(
  source: MonitorFacts,
  target: MonitorFacts,
  choice: CopyChoice,
  context: CopyContext,
  group = target.name,
): readonly WriteStep[] {
  const steps = createMonitorSteps(target, group);
  const stepsOf = (part: PartName): readonly WriteStep[] => {
    switch (part) {
      case 'inputs':
        return planInputs(source, target, choice, context, steps);
      case 'webhooks':
        return planWebhooks(source, target, choice, context, steps);
      case 'examples':
        return [planExamples(source, target, choice, steps)];
      case 'access':
        return [planAccess(source, target, choice, steps)];
      default:
        return [planSetting(part, source, target, steps)];
    }
  };
  const parts = new Set(choice.parts);
  return partsFor(context.isDeveloper)
    .filter((part) => parts.has(part))
    .flatMap(stepsOf);
}

/** The plan for all monitors that were read. Monitors of the same name have their uuid in the heading. */
export function planMonitors(
  source: MonitorFacts,
  targets: readonly MonitorFacts[],
  choice: CopyChoice,
  context: CopyContext,
): readonly WriteStep[] {
  const counts = new Map<string, number>();
  for (const { name } of targets) counts.set(name, (counts.get(name) ?? 0) + 1);
  return targets.flatMap((target) => {
    const isShared = (counts.get(target.name) ?? 0) > 1;
    const group = isShared ? `${target.name} (${target.uuid})` : target.name;
    return planMonitor(source, target, choice, context, group);
  });
}

import { partsFor, type FleetChoice, type FleetContext, type MonitorFacts, type PartName } from './choice';
import { planInputs } from './plan-inputs';
import { planAccess, planExamples, planWebhooks } from './plan-lists';
import { planSetting } from './plan-settings';
import { createMonitorSteps, type MonitorStep } from '../../resources';

/**
 * What a choice does to one monitor, step by step. Applied and planned again, it plans nothing.
 *
 * @param group the heading of the steps; unique among monitors.
 */
export function planMonitor(
  source: MonitorFacts,
  target: MonitorFacts,
  choice: FleetChoice,
  context: FleetContext,
  group = target.name,
): readonly MonitorStep[] {
  const steps = createMonitorSteps(target, group);
  const stepsOf = (part: PartName): readonly MonitorStep[] => {
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
export function planFleet(
  source: MonitorFacts,
  targets: readonly MonitorFacts[],
  choice: FleetChoice,
  context: FleetContext,
): readonly MonitorStep[] {
  const counts = new Map<string, number>();
  for (const { name } of targets) counts.set(name, (counts.get(name) ?? 0) + 1);
  return targets.flatMap((target) => {
    const isShared = (counts.get(target.name) ?? 0) > 1;
    const group = isShared ? `${target.name} (${target.uuid})` : target.name;
    return planMonitor(source, target, choice, context, group);
  });
}

import type { Choice } from '../../resources/choices';
import {
  chosenIn,
  monitorSettings,
  type MonitorSetting,
  type SettingPart,
} from '../../resources/monitor-settings';
import type { MonitorFacts } from './choice';
import { planned, type MonitorStep, type MonitorSteps } from '../../resources';
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
): MonitorStep {
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
  return steps.change(part, label, [planned('', textOf(before), textOf(after))], {
    part: 'setting',
    change: changeOf(after),
  });
}

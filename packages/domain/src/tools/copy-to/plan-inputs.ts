import { dequal } from 'dequal/lite';
import type { MonitorInput } from '../../contract/calls/inputs';
import { applyForm, formOf, linkKey, newInput } from '../../resources/input-form';
import { ALL_REGIONS, regionLabel } from '../../resources/region-labels';
import type { CopyChoice, CopyContext, MonitorFacts } from './choice';
import { createRegionMatcher } from './plan-lists';
import { added, type MonitorSteps, type WriteStep } from '../../resources';
import { deletedInputs } from '../../resources/inputs';
import { unmerged } from '../../kernel/save/merge';
import { t } from './text.en';

function chosenInputs({ detail }: MonitorFacts, { inputs: scope }: CopyChoice, { inputIds }: CopyContext) {
  if (scope === 'all') return detail.inputs;
  const ids = new Set(inputIds[scope]);
  return detail.inputs.filter(({ id }) => ids.has(id));
}

/** Inputs that go because the source does not have their links: one that has another link by now stays. */
export const surplusInputs: typeof deletedInputs = {
  ...deletedInputs,
  merge({ base }, theirs) {
    const links = new Set(base.map(({ link }) => linkKey(link)));
    return unmerged(theirs.filter(({ link }) => links.has(linkKey(link))));
  },
};

/** The inputs as the target would have them, by link; and the others, with the reason why it gets none. */
function wantedInputs(source: MonitorFacts, target: MonitorFacts, choice: CopyChoice, context: CopyContext) {
  const regionIn = createRegionMatcher(source.detail, target.detail, context.brandWords);
  const wanted = new Map<string, MonitorInput>();
  const refused = new Map<string, number>();
  const links = new Set<string>();
  for (const input of chosenInputs(source, choice, context)) {
    const key = linkKey(input.link);
    const form = formOf(input);
    const region = form.region === ALL_REGIONS || form.region === '' ? form.region : regionIn(form.region);
    const reason = links.has(key)
      ? t('listedBefore')
      : region === null
        ? t('noRegion', { regions: regionLabel(form.region, context.brandWords) })
        : form.isPrivate && !context.hasPrivateInputs
          ? t('noPrivateInputs')
          : null;
    links.add(key);
    if (reason === null) {
      const copy = newInput({ ...form, region: region ?? '' }, input.active === true);
      wanted.set(key, { ...copy, keywordId: input.keywordId ?? null });
    } else refused.set(reason, (refused.get(reason) ?? 0) + 1);
  }
  return { wanted, refused, links };
}

/** The target's input with the values of the wanted one; `null` if they are the same. */
function updated(input: MonitorInput, wanted: MonitorInput): MonitorInput | null {
  const form = { ...formOf(wanted), link: formOf(input).link };
  const after = {
    ...applyForm(input, form),
    ...((input.active === true) === wanted.active ? {} : { active: wanted.active }),
    ...((input.keywordId ?? null) === wanted.keywordId ? {} : { keywordId: wanted.keywordId }),
  };
  return dequal(after, input) ? null : after;
}

/**
 * Inputs are matched by their links, as the server does. Add sends those that the target lacks; Replace also changes
 * those that differ, and deletes those whose link the source does not have.
 */
export function planInputs(
  source: MonitorFacts,
  target: MonitorFacts,
  choice: CopyChoice,
  context: CopyContext,
  steps: MonitorSteps,
): readonly WriteStep[] {
  const title = t('inputs');
  if (!context.isDeveloper && target.detail.data.input_allowed !== true) {
    return [steps.skipped('inputs', title, t('notAllowed'))];
  }
  const { wanted, refused, links } = wantedInputs(source, target, choice, context);
  const current = target.detail.inputs;
  const present = new Set(current.map(({ link }) => linkKey(link)));
  const missing = [...wanted].filter(([key]) => !present.has(key)).map(([, input]) => input);
  const isReplaced = choice.modes.inputs === 'replace';
  const seen = new Set<string>();
  const updates = current.flatMap((base) => {
    const key = linkKey(base.link);
    const next = seen.has(key) ? undefined : wanted.get(key);
    seen.add(key);
    const mine = isReplaced && next !== undefined ? updated(base, next) : null;
    return mine === null ? [] : [{ base, mine }];
  });
  const surplus = isReplaced ? current.filter(({ link }) => !links.has(linkKey(link))) : [];
  const same = wanted.size - missing.length - updates.length;
  const all: WriteStep[] = [
    ...steps.addInputs(missing),
    ...steps.updateInputs(updates, added(updates.map(({ mine }) => mine.link))),
  ];
  if (surplus.length > 0) {
    const title = t('deleteInputs', { count: surplus.length });
    const deletes = surplus.map(({ link }) => link);
    const edit = { base: surplus, mine: surplus };
    all.push(steps.change('inputs-delete', title, [], surplusInputs, edit, deletes));
  }
  for (const [reason, count] of refused) {
    all.push(steps.skipped(`inputs ${reason}`, t('countedInputs', { count }), reason));
  }
  if (same > 0 || (wanted.size === 0 && refused.size === 0)) {
    all.push(steps.unchanged('inputs', same > 0 ? t('countedInputs', { count: same }) : title));
  }
  return all;
}

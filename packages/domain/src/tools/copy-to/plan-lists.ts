import { dequal } from 'dequal/lite';
import { ALL_REGIONS, regionLabel, labelRegions } from '../../resources/region-labels';
import { regionsOf, type CopyChoice, type CopyContext, type MonitorFacts } from './choice';
import { added, planned, changedWebhooks, type MonitorSteps, type WriteStep } from '../../resources';
import type { MonitorInput } from '../../contract/calls/inputs';
import { applyForm, formOf, linkKey, newInput } from '../../resources/input-form';
import { deletedInputs } from '../../resources/inputs';
import { unmerged } from '../../kernel/save/merge';
import { access } from '../../resources/access';
import { exampleInputs } from '../../resources/example-inputs';
import { toRegions } from '../../resources/webhooks';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';

/**
 * Finds the region of a target that is the same as one of the source: by its value, or by its label, because the value
 * may contain the shop's name (`EU-Nike`, `EU-Kith`). A label that two regions share says nothing.
 */
function createRegionMatcher(
  source: MonitorDetail,
  target: MonitorDetail,
  brandWords: readonly string[],
): (region: string) => string | null {
  const theirs = labelRegions(regionsOf(target), brandWords);
  const ours = new Map(
    labelRegions(regionsOf(source), brandWords).map(({ region, label }) => [region, label]),
  );
  return (region) => {
    if (theirs.some((other) => other.region === region)) return region;
    const label = ours.get(region) ?? regionLabel(region, brandWords);
    return theirs.find((other) => other.label === label)?.region ?? null;
  };
}

/** The webhooks of the chosen regions. Regions that the target lacks are skipped, and empty webhooks not copied. */
export function planWebhooks(
  source: MonitorFacts,
  target: MonitorFacts,
  { regions }: CopyChoice,
  { brandWords }: CopyContext,
  steps: MonitorSteps,
): readonly WriteStep[] {
  const title = t('webhooks');
  const regionIn = createRegionMatcher(source.detail, target.detail, brandWords);
  const chosen = new Set(regions);
  const rows = new Map((target.detail.webhooks ?? []).map((row) => [row.region, row]));
  const copied = (source.detail.webhooks ?? []).flatMap(({ region, webhook_url }) => {
    const url = webhook_url ?? '';
    if (!chosen.has(region) || url === '') return [];
    return [{ label: regionLabel(region, brandWords), row: rows.get(regionIn(region) ?? ''), url }];
  });
  const missing = copied.filter(({ row }) => row === undefined).map(({ label }) => label);
  const changed = copied.flatMap(({ label, row, url }) =>
    row === undefined || row.webhook_url === url ? [] : [{ label, row, url }],
  );
  const all: WriteStep[] = [];
  if (changed.length > 0) {
    const urls = changed.map(({ label, row, url }) => planned(label, row.webhook_url ?? '', url, true));
    all.push(
      steps.change('webhooks', title, urls, changedWebhooks, {
        base: toRegions(changed.map(({ row }) => row)),
        mine: toRegions(changed.map(({ row, url }) => ({ ...row, webhook_url: url }))),
      }),
    );
  }
  if (missing.length > 0) {
    all.push(
      steps.skipped('webhooks missing', title, t('noRegion', { regions: formatList(missing, 'comma') })),
    );
  }
  if (changed.length === 0 && missing.length < copied.length) all.push(steps.unchanged('webhooks', title));
  return all;
}

/** The example inputs, in their order. Replace deletes those that the source does not have. */
export function planExamples(
  source: MonitorFacts,
  target: MonitorFacts,
  { modes }: CopyChoice,
  steps: MonitorSteps,
): WriteStep {
  const title = t('examples');
  const before = target.detail.data.example_inputs ?? [];
  const ours = source.detail.data.example_inputs ?? [];
  const missing = [...new Set(ours.filter((text) => !before.includes(text)))];
  const after = modes.examples === 'replace' ? ours : [...before, ...missing];
  const isSame = before.length === after.length && before.every((text, index) => text === after[index]);
  if (isSame) return steps.unchanged('examples', title);
  const deletes = before.filter((text) => !after.includes(text));
  const name =
    modes.examples === 'replace' ? t('replaceExamples') : t('addExamples', { count: missing.length });
  const edit = { base: { examples: before }, mine: { examples: after } };
  return steps.change('examples', name, added(missing), exampleInputs, edit, deletes);
}

/** The customers with access. Replace removes those who cannot see the source. */
export function planAccess(
  source: MonitorFacts,
  target: MonitorFacts,
  { modes }: CopyChoice,
  steps: MonitorSteps,
): WriteStep {
  const title = t('access');
  if (source.access === null || target.access === null) {
    return steps.skipped('access', title, t('unknownAccess'));
  }
  const { ids: before, names } = target.access;
  const ours = source.access.ids.filter((id) => names.has(id));
  const missing = ours.filter((id) => !before.includes(id));
  const removed = modes.access === 'replace' ? before.filter((id) => !ours.includes(id)) : [];
  if (missing.length === 0 && removed.length === 0) return steps.unchanged('access', title);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const after = [...before.filter((id) => !removed.includes(id)), ...missing];
  const name = modes.access === 'replace' ? t('replaceAccess') : t('giveAccess', { count: missing.length });
  return steps.change(
    'access',
    name,
    added(missing.map(nameOf)),
    access,
    { base: { ids: before, customers: [] }, mine: { ids: after, customers: [] } },
    removed.map(nameOf),
  );
}

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

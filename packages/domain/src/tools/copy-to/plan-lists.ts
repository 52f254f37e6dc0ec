import { regionLabel, labelRegions } from '../../resources/region-labels';
import type { CopyChoice, CopyContext, MonitorFacts } from './choice';
import { added, planned, changedWebhooks, type MonitorSteps, type WriteStep } from '../../resources';
import { access } from '../../resources/access';
import { exampleInputs } from '../../resources/example-inputs';
import { toRegions } from '../../resources/webhooks';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';

const regionsOf = ({ webhooks }: MonitorDetail): readonly string[] =>
  (webhooks ?? []).map(({ region }) => region);

/**
 * Finds the region of a target that is the same as one of the source: by its value, or by its label, because the value
 * may contain the shop's name (`EU-Nike`, `EU-Kith`). A label that two regions share says nothing.
 */
export function createRegionMatcher(
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

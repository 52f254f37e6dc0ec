import type { MonitorInput } from '../../contract/calls/inputs';
import type { MonitorDetail, RegionWebhook } from '../../contract/calls/monitor-detail';
import { isOf, type Write } from '../../kernel/save/resource';
import {
  createMonitorSteps,
  createSteps,
  changedInputs,
  changedWebhooks,
  planned as plannedValue,
  type WriteStep,
} from '../../resources';
import { t as fieldText } from '../../resources/fields/text.en';
import { applyForm, formOf, linkKey } from '../../resources/input-form';
import { redirects } from '../../resources/redirects';
import { settings as settingsResource } from '../../resources/settings';
import { toRegions } from '../../resources/webhooks';
import { t as settingText } from '../../resources/settings/text.en';
import { t } from './text.en';
import { identityOf, inputFieldOf, valueOfInput, type Sources as AllSources, type ValueKind } from './uses';

type Sources = Omit<AllSources, 'brandWords'>;

/** What is replaced by what. */
export interface Replacement {
  readonly kind: ValueKind;
  /** The identities of the values. */
  readonly ids: ReadonlySet<string>;
  /** The part of each link that is replaced; blank for the whole link. */
  readonly part: string;
  readonly text: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A value with the replacement, without regard to the case of the part; `null` if that leaves it as it is. */
export function replaced({ kind, part, text }: Replacement, value: string): string | null {
  const next =
    kind === 'link' && part !== '' ? value.replace(new RegExp(escaped(part), 'gi'), () => text) : text;
  // A link is never blank (specification 5).
  return next.trim() === value.trim() || (kind === 'link' && next.trim() === '') ? null : next.trim();
}

function inputSteps(
  steps: ReturnType<typeof createMonitorSteps>,
  inputs: readonly MonitorInput[],
  what: Replacement,
): readonly WriteStep[] {
  const { kind, ids } = what;
  const edits = inputs.flatMap((base) => {
    const value = valueOfInput(kind, base);
    const next = ids.has(identityOf(kind, value)) ? replaced(what, value) : null;
    if (next === null) return [];
    const mine = applyForm(base, { ...formOf(base), [inputFieldOf(kind)]: next });
    return [{ base, mine, value, next }];
  });
  const changesOf = (of: typeof edits) =>
    of.map(({ base, value, next }) =>
      plannedValue(kind === 'link' ? '' : base.link, value, next, kind === 'webhook'),
    );
  const titleOf = (of: typeof edits): string =>
    t(kind === 'webhook' ? 'inputs' : 'links', { count: of.length });
  const taken = new Set(kind === 'link' ? inputs.map(({ link }) => linkKey(link)) : []);
  const isTaken = ({ base, next }: (typeof edits)[number]): boolean =>
    taken.has(linkKey(next)) && linkKey(next) !== linkKey(base.link);
  const [twice, made] = [edits.filter(isTaken), edits.filter((edit) => !isTaken(edit))];
  return [
    ...steps.updateInputs(made, changesOf(made), titleOf(made)),
    ...(twice.length === 0
      ? []
      : [steps.skipped('inputs-taken', titleOf(twice), t('linkTaken'), changesOf(twice))]),
  ];
}

const withUrl = (row: RegionWebhook, url: string): RegionWebhook => ({ ...row, webhook_url: url });

function stepsOfMonitor(uuid: string, detail: MonitorDetail, what: Replacement): readonly WriteStep[] {
  const { kind, ids, text } = what;
  const name = detail.data.monitor_name || uuid;
  const is = (url: string | null | undefined): boolean => ids.has(identityOf(kind, url ?? ''));
  const rows = kind === 'webhook' ? (detail.webhooks ?? []) : [];
  const regions = rows.filter(({ webhook_url }) => is(webhook_url));
  const steps = createMonitorSteps({ uuid, name });
  const ofInputs = inputSteps(steps, detail.inputs, what);
  if (regions.length === 0) return ofInputs;
  const title = t('regions', { count: regions.length });
  const urls = regions.map(({ region, webhook_url }) => plannedValue(region, webhook_url ?? '', text, true));
  const ofRegions = steps.change('regions', title, urls, changedWebhooks, {
    base: toRegions(rows),
    mine: toRegions(rows.map((row) => (is(row.webhook_url) ? withUrl(row, text) : row))),
  });
  return [ofRegions, ...ofInputs];
}

function stepsOfAccount(
  { settings, redirects: all }: Sources,
  { ids, text }: Replacement,
): readonly WriteStep[] {
  const is = (url: string): boolean => ids.has(identityOf('webhook', url));
  const changesOf = (label: string, before: string) =>
    before === text ? [] : [plannedValue(label, before, text, true)];
  const steps: WriteStep[] = [];
  if (settings !== null && is(settings.webhookUrl)) {
    const changes = changesOf(settingText('discordWebhook'), settings.webhookUrl);
    const ofSettings = createSteps(t('settings'), 'settings', {});
    const edit = { base: settings, mine: { ...settings, webhookUrl: text } };
    steps.push(ofSettings.change('webhook', t('discordWebhook'), changes, settingsResource, edit));
  }
  const ofRedirects = createSteps(t('redirects'), 'redirects', {});
  for (const redirect of all.filter(({ webhook }) => is(webhook))) {
    const changes = changesOf(fieldText('webhook'), redirect.webhook);
    const edit = { base: redirect, mine: { ...redirect, webhook: text } };
    steps.push(ofRedirects.change(String(redirect.id), redirect.keyword, changes, redirects, edit));
  }
  return steps;
}

/** The writes that put a text in the place of values, everywhere. */
export const planReplacement = (sources: Sources, what: Replacement): readonly WriteStep[] => [
  ...(what.kind === 'webhook' ? stepsOfAccount(sources, what) : []),
  ...[...sources.details].flatMap(([uuid, detail]) => stepsOfMonitor(uuid, detail, what)),
];

/** Whether a write is of a webhook, and not of another value of inputs. */
export const isOfWebhook = (write: Write): boolean =>
  !isOf(write, changedInputs) ||
  write.op.mine.some(({ specialWebhook }, at) => specialWebhook !== write.op.base[at]?.specialWebhook);

import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { not } from 'patronum/not';
import type { MonitorDetail, RegionWebhook } from '../../contract/calls/monitor-detail';
import {
  createMonitorSteps,
  createSteps,
  planned as plannedValue,
  queueOf,
  writeFx,
  type Write,
} from '../../resources';
import type { Redirect } from '../../contract/calls/redirects';
import { redirectFields, settingFields } from '../../resources/fields';
import { changedValues } from '../../resources/values';
import { $info } from '../../account/session';
import { settingsOf, type Settings } from '../../resources/setting-values';
import { webhookHint } from '../../kernel/hints';
import { createPlan, type Step as PlannedStep } from '../../kernel/job/plan';
import { $details, $webhooks, page, redirects, update } from './desk';
import { identityOf, type WebhookRow } from './uses';
import { t } from './text.en';

/** Opens a webhook by its id. */
export const opened = createEvent<string>();
export const closeRequested = createEvent();
/** The URL that takes the place of the opened webhook. */
export const urlChanged = createEvent<string>();
/** Plans the replacement. */
export const planRequested = createEvent();

interface Sources {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[];
  readonly details: ReadonlyMap<string, MonitorDetail>;
}

type Step = PlannedStep<Write>;

const withUrl = (row: RegionWebhook, url: string): RegionWebhook => ({ ...row, webhook_url: url });

function stepsOfMonitor(uuid: string, detail: MonitorDetail, id: string, url: string): readonly Step[] {
  const name = detail.data.monitor_name || uuid;
  const is = (text: string | null | undefined): boolean => identityOf(text ?? '') === id;
  const rows = detail.webhooks ?? [];
  const regions = rows.filter(({ webhook_url }) => is(webhook_url));
  const inputs = detail.inputs.filter(({ specialWebhook }) => is(specialWebhook));
  const steps = createMonitorSteps({ uuid, name });
  const all: Step[] = [];
  if (regions.length > 0) {
    const title = t('regions', { count: regions.length });
    const urls = regions.map(({ region, webhook_url }) => plannedValue(region, webhook_url ?? '', url, true));
    all.push(
      steps.change('regions', title, urls, {
        part: 'webhooks',
        before: rows,
        after: rows.map((row) => (is(row.webhook_url) ? withUrl(row, url) : row)),
      }),
    );
  }
  const title = t('inputs', { count: inputs.length });
  return [
    ...all,
    ...steps.updateInputs(
      inputs.map((before) => ({ before, after: { ...before, specialWebhook: url } })),
      inputs.map(({ link, specialWebhook }) => plannedValue(link, specialWebhook ?? '', url, true)),
      title,
    ),
  ];
}

/** The writes that put a URL in the place of a webhook, everywhere. */
export function planReplacement(
  { settings, redirects: list, details }: Sources,
  { id }: WebhookRow,
  url: string,
): readonly Step[] {
  const steps: Step[] = [];
  if (settings !== null && identityOf(settings.webhookUrl) === id) {
    const after = { ...settings, webhookUrl: url };
    const changes = changedValues(settingFields, settings, after);
    const write = { part: 'settings', before: settings, after } as const;
    steps.push(createSteps(t('settings'), 'settings').change('webhook', t('discordWebhook'), changes, write));
  }
  const ofRedirects = createSteps(t('redirects'), 'redirects');
  for (const redirect of list) {
    if (identityOf(redirect.webhook) !== id) continue;
    const after = { ...redirect, webhook: url };
    const changes = changedValues(redirectFields, redirect, after);
    const write = { part: 'redirect', before: redirect, after } as const;
    steps.push(ofRedirects.change(String(redirect.id), redirect.keyword, changes, write));
  }
  for (const [uuid, detail] of details) steps.push(...stepsOfMonitor(uuid, detail, id, url));
  return steps;
}

export const plan = createPlan<Write>({
  name: 'webhook replacement',
  run: writeFx,
  doneText: (count) => t('replaced', { count }),
  queueOf,
  failedText: (failed, total) => t('failed', { failed, total }),
});

/** The opened webhook, as it was when it was opened: a replacement moves its uses to another one. */
const $openRow = createStore<WebhookRow | null>(null);
sample({
  clock: opened,
  source: $webhooks,
  fn: (rows, id) => rows.find((row) => row.id === id) ?? null,
  target: $openRow,
});

const $url = createStore('')
  .on(urlChanged, (_, url) => url.trim())
  .on(opened, () => '');

export const $opened = combine($openRow, $url, $locale, (row, url) =>
  row === null
    ? null
    : {
        row,
        url,
        hint: webhookHint(url),
        /** Why it cannot be planned. */
        isSame: url !== '' && url === row.url && row.uses.every((use) => use.url.trim() === url),
      },
);

const planned = sample({
  clock: planRequested,
  source: {
    opened: $opened,
    settings: $info.map((info) => (info === null ? null : settingsOf(info))),
    redirects: redirects.$data,
    details: $details,
  },
  filter: ({ opened: one }) => one !== null && one.url !== '' && !one.isSame,
  fn: ({ opened: one, ...sources }) => (one === null ? [] : planReplacement(sources, one.row, one.url)),
});
sample({ clock: planned, target: plan.planned });

// What the job has written is read again: the redirects by one call, each changed monitor by one.
const $steps = createStore<readonly Step[]>([]).on(planned, (_, steps) => steps);
// Until then the list has what was written, or the next plan would conflict with this one.
sample({
  clock: plan.finished,
  source: $steps,
  fn: (steps, { doneIds }) => {
    const written = new Map(
      steps.flatMap(({ id, write }) =>
        doneIds.has(id) && write?.part === 'redirect' ? [[write.before?.id, write.after]] : [],
      ),
    );
    return (list: readonly Redirect[]) => list.map((redirect) => written.get(redirect.id) ?? redirect);
  },
  target: redirects.patched,
});
sample({ clock: plan.finished, target: redirects.reload });
sample({
  clock: plan.finished,
  source: $steps,
  fn: (steps) => {
    const names = new Map(
      steps.flatMap(({ write }) =>
        write !== undefined && 'uuid' in write ? [[write.uuid, write.name]] : [],
      ),
    );
    return [...names].map(([uuid, name]) => ({ uuid, name }));
  },
  target: update.started,
});

const closed = sample({ clock: closeRequested, filter: not(plan.job.$isRunning) });
sample({ clock: closed, target: plan.closed });
$openRow.on([closed, page.closed], () => null);

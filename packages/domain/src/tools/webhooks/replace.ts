import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { not } from 'patronum/not';
import type { MonitorInput } from '../../contract/calls/inputs';
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
import { applyForm, formOf, linkKey } from '../../resources/input-form';
import { changedValues } from '../../resources/values';
import { $info } from '../../account/session';
import { settingsOf, type Settings } from '../../resources/setting-values';
import { webhookHint } from '../../kernel/hints';
import { readLink, readText } from '../../kernel/pasted';
import { createPlan, type Step as PlannedStep } from '../../kernel/job/plan';
import { createPageAct } from '../../kernel/page/page-acts';
import { $pendingWrites } from '../../resources/pending-writes';
import { $details, $kind, $rows, $status, list, page, redirects, scanRequested, update } from './lists';
import { identityOf, inputFieldOf, valueOfInput, type ValueKind, type ValueRow } from './uses';
import { t } from './text.en';

/** Opens values by their ids. */
export const opened = createEvent<readonly string[]>();
export const closeRequested = createEvent();
/** The part of each link that is replaced; blank for the whole link. */
export const partChanged = createEvent<string>();
/** The text that takes the place of the opened values, or of their part. */
export const replacementChanged = createEvent<string>();
/** Plans the replacement. */
export const planRequested = createEvent();

interface Sources {
  readonly settings: Settings | null;
  readonly redirects: readonly Redirect[];
  readonly details: ReadonlyMap<string, MonitorDetail>;
}

/** What is replaced by what. */
export interface Replacement {
  readonly kind: ValueKind;
  /** The identities of the values. */
  readonly ids: ReadonlySet<string>;
  /** See `partChanged`. */
  readonly part: string;
  readonly text: string;
}

type Step = PlannedStep<Write>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A value with the replacement, without regard to the case of the part; `null` if that leaves it as it is. */
function replaced({ kind, part, text }: Replacement, value: string): string | null {
  const next =
    kind === 'link' && part !== '' ? value.replace(new RegExp(escaped(part), 'gi'), () => text) : text;
  // A link is never blank (specification 5).
  return next.trim() === value.trim() || (kind === 'link' && next.trim() === '') ? null : next.trim();
}

function inputSteps(
  steps: ReturnType<typeof createMonitorSteps>,
  inputs: readonly MonitorInput[],
  what: Replacement,
): readonly Step[] {
  const { kind, ids } = what;
  const edits = inputs.flatMap((before) => {
    const value = valueOfInput(kind, before);
    const next = ids.has(identityOf(kind, value)) ? replaced(what, value) : null;
    if (next === null) return [];
    return [
      { before, after: applyForm(before, { ...formOf(before), [inputFieldOf(kind)]: next }), value, next },
    ];
  });
  const changesOf = (of: typeof edits) =>
    of.map(({ before, value, next }) =>
      plannedValue(kind === 'link' ? '' : before.link, value, next, kind === 'webhook'),
    );
  const titleOf = (of: typeof edits): string =>
    t(kind === 'webhook' ? 'inputs' : 'links', { count: of.length });
  const taken = new Set(kind === 'link' ? inputs.map(({ link }) => linkKey(link)) : []);
  const isTaken = ({ before, next }: (typeof edits)[number]): boolean =>
    taken.has(linkKey(next)) && linkKey(next) !== linkKey(before.link);
  const [twice, made] = [edits.filter(isTaken), edits.filter((edit) => !isTaken(edit))];
  return [
    ...steps.updateInputs(made, changesOf(made), titleOf(made)),
    ...(twice.length === 0
      ? []
      : [steps.skipped('inputs-taken', titleOf(twice), t('linkTaken'), changesOf(twice))]),
  ];
}

const withUrl = (row: RegionWebhook, url: string): RegionWebhook => ({ ...row, webhook_url: url });

function stepsOfMonitor(uuid: string, detail: MonitorDetail, what: Replacement): readonly Step[] {
  const { kind, ids, text } = what;
  const name = detail.data.monitor_name || uuid;
  const is = (url: string | null | undefined): boolean => ids.has(identityOf(kind, url ?? ''));
  const rows = kind === 'webhook' ? (detail.webhooks ?? []) : [];
  const regions = rows.filter(({ webhook_url }) => is(webhook_url));
  const steps = createMonitorSteps({ uuid, name });
  const all: Step[] = [];
  if (regions.length > 0) {
    const title = t('regions', { count: regions.length });
    const urls = regions.map(({ region, webhook_url }) =>
      plannedValue(region, webhook_url ?? '', text, true),
    );
    all.push(
      steps.change('regions', title, urls, {
        part: 'webhooks',
        before: rows,
        after: rows.map((row) => (is(row.webhook_url) ? withUrl(row, text) : row)),
      }),
    );
  }
  return [...all, ...inputSteps(steps, detail.inputs, what)];
}

function stepsOfAccount({ settings, redirects: all }: Sources, { ids, text }: Replacement): readonly Step[] {
  const is = (url: string): boolean => ids.has(identityOf('webhook', url));
  const steps: Step[] = [];
  if (settings !== null && is(settings.webhookUrl)) {
    const after = { ...settings, webhookUrl: text };
    const changes = changedValues(settingFields, settings, after);
    const write = { part: 'settings', before: settings, after } as const;
    steps.push(createSteps(t('settings'), 'settings').change('webhook', t('discordWebhook'), changes, write));
  }
  const ofRedirects = createSteps(t('redirects'), 'redirects');
  for (const redirect of all.filter(({ webhook }) => is(webhook))) {
    const after = { ...redirect, webhook: text };
    const changes = changedValues(redirectFields, redirect, after);
    const write = { part: 'redirect', before: redirect, after } as const;
    steps.push(ofRedirects.change(String(redirect.id), redirect.keyword, changes, write));
  }
  return steps;
}

/** The writes that put a text in the place of values, everywhere. */
export const planReplacement = (sources: Sources, what: Replacement): readonly Step[] => [
  ...(what.kind === 'webhook' ? stepsOfAccount(sources, what) : []),
  ...[...sources.details].flatMap(([uuid, detail]) => stepsOfMonitor(uuid, detail, what)),
];

/** Whether a write is of a webhook, and not of another value of inputs. */
const isOfWebhook = (write: Write): boolean =>
  write.part !== 'inputs-update' ||
  write.after.some(({ specialWebhook }, at) => specialWebhook !== write.before[at]?.specialWebhook);

export const plan = createPlan<Write>({
  name: 'webhook replacement',
  run: writeFx,
  doneText: (count, writes) =>
    writes.some(isOfWebhook) ? t('replaced', { count }) : t('replacedInInputs', { count }),
  queueOf,
  failedText: (failed, total, writes) =>
    writes.some(isOfWebhook) ? t('failed', { failed, total }) : t('failedInInputs', { failed, total }),
});

interface Opened {
  readonly kind: ValueKind;
  readonly rows: readonly ValueRow[];
  /** The search that has found them. */
  readonly search: string;
  /** Another page has asked for the replacement. */
  readonly isAsked: boolean;
}

const latestOf = (row: ValueRow, rows: readonly ValueRow[]): ValueRow =>
  rows.find(({ id }) => id === row.id) ?? row;

/** Another page asks to replace a webhook, which may be in any monitor. What that page still saves is read after it. */
const asked = createPageAct({
  page: 'webhooks',
  act: 'replace',
  $isReady: combine(
    [page.$isOpen, $status, $pendingWrites],
    ([isOpen, status, writes]) => isOpen && status === 'ready' && writes.size === 0,
  ),
});
sample({ clock: asked, target: scanRequested });

const rowsOpened = sample({
  clock: [
    opened,
    asked.map(({ webhook }) => ({
      id: identityOf('webhook', webhook),
      value: webhook.trim(),
      uses: [],
      problems: [],
    })),
  ],
  source: { wanted: $kind, rows: $rows, search: list.$search },
  fn: ({ wanted, rows, search }, what): Opened => ({
    kind: wanted,
    rows: 'id' in what ? [latestOf(what, rows)] : rows.filter(({ id }) => what.includes(id)),
    search: search.trim(),
    isAsked: 'id' in what,
  }),
});
const rowsFound = sample({
  clock: $rows,
  source: plan.view.groups,
  filter: ({ length }) => length === 0,
  fn: (_, rows) => rows,
});
/** The opened values. A scan adds uses until a replacement is planned, which moves them to another value. */
const $openRows = createStore<Opened | null>(null)
  .on(rowsOpened, (_, open) => (open.rows.length === 0 ? null : open))
  .on(rowsFound, (open, rows) => open && { ...open, rows: open.rows.map((row) => latestOf(row, rows)) });

const $text = createStore('')
  .on(replacementChanged, (_, text) => text)
  .on(rowsOpened, () => '');

/** Begins with the search that has found several values, if each has it. */
const $part = createStore('')
  .on(partChanged, (_, part) => part)
  .on(rowsOpened, (_, { kind, rows, search }) => {
    const isInAll = rows.every(({ value }) => value.toLowerCase().includes(search.toLowerCase()));
    return kind === 'link' && rows.length > 1 && isInAll ? search : '';
  });

const $replacement = combine($openRows, $part, $text, (open, part, text): Replacement | null =>
  open === null
    ? null
    : {
        kind: open.kind,
        ids: new Set(open.rows.map(({ id }) => id)),
        part,
        text: part === '' ? readLink(text) : readText(text),
      },
);

/** Whether a text may take the place of values: only a part of a link may be emptied. */
const isComplete = ({ kind, part, text }: Replacement): boolean =>
  text !== '' || (kind === 'link' && part !== '');

export const $opened = combine($openRows, $replacement, $text, $locale, (open, what, text) => {
  if (open === null || what === null) return null;
  const { kind } = what;
  const uses = open.rows.flatMap((row) => row.uses);
  const isSame = isComplete(what) && uses.every(({ value }) => replaced(what, value) === null);
  return {
    ...open,
    part: what.part,
    text,
    hint: kind === 'webhook' ? webhookHint(text) : undefined,
    /** It would change nothing. */
    isSame: isSame && uses.length > 0,
    canPlan: isComplete(what) && !isSame,
  };
});

const planned = sample({
  clock: planRequested,
  source: {
    opened: $opened,
    what: $replacement,
    settings: $info.map((info) => (info === null ? null : settingsOf(info))),
    redirects: redirects.$data,
    details: $details,
  },
  filter: ({ opened: one }) => one?.canPlan === true,
  fn: ({ what, ...sources }) => (what === null ? [] : planReplacement(sources, what)),
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
sample({
  clock: plan.finished,
  source: $steps,
  filter: (steps) => steps.some(({ write }) => write?.part === 'redirect'),
  fn: () => undefined,
  target: redirects.reload,
});
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
$openRows.on([closed, page.closed], () => null);

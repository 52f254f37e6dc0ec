import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { not } from 'patronum/not';
import type { Redirect } from '../../contract/calls/redirects';
import { isOf, type Write } from '../../kernel/save/resource';
import { writeFx } from '../../kernel/save/write';
import { monitorOf, queueOf, type WriteStep } from '../../resources';
import { redirects as redirectsResource } from '../../resources/redirects';
import { webhookHint } from '../../kernel/hints';
import { readLink, readText } from '../../kernel/pasted';
import { createPlan } from '../../kernel/job/plan';
import { notify } from '../../kernel/toasts/notify';
import { createPageAct } from '../../kernel/page/page-acts';
import { $pendingWrites } from '../../resources/pending-writes';
import { readRequested } from '../../monitors/everywhere/reading';
import { $details, $kind, $rows, $settings, $status, list, page, redirects, $unread } from './lists';
import { isOfWebhook, planReplacement, replaced, type Replacement } from './replacement';
import { identityOf, type ValueKind, type ValueRow } from './uses';
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

export const plan = createPlan<Write>({
  name: 'webhook replacement',
  run: writeFx,
  queueOf,
  failedText: (failed, total, writes) =>
    writes.some(isOfWebhook) ? t('failed', { failed, total }) : t('failedInInputs', { failed, total }),
});
notify({
  done: [
    plan.succeeded,
    ({ done, writes }) => t(writes.some(isOfWebhook) ? 'replaced' : 'replacedInInputs', { count: done }),
  ],
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
sample({ clock: asked, source: $unread, target: readRequested });

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
/** The opened values. Reading adds uses until a replacement is planned, which moves them to another value. */
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
    settings: $settings,
    redirects: redirects.$data,
    details: $details,
  },
  filter: ({ opened: one }) => one?.canPlan === true,
  fn: ({ what, ...sources }) => (what === null ? [] : planReplacement(sources, what)),
});
sample({ clock: planned, target: plan.planned });

const $steps = createStore<readonly WriteStep[]>([]).on(planned, (_, steps) => steps);
// Until then the list has what was written, or the next plan would conflict with this one.
sample({
  clock: plan.finished,
  source: $steps,
  fn: (steps, { doneIds }) => {
    const written = new Map(
      steps.flatMap(({ id, write }) =>
        doneIds.has(id) && write && isOf(write, redirectsResource) ? [[write.op.base.id, write.op.mine]] : [],
      ),
    );
    return (list: readonly Redirect[]) => list.map((redirect) => written.get(redirect.id) ?? redirect);
  },
  target: redirects.patched,
});
// What was sent is read again: the redirects by one call, each monitor by one.
const sent = sample({
  clock: plan.finished,
  source: $steps,
  fn: (steps, { doneIds, failed }) => {
    const ids = new Set([...doneIds, ...failed.map(({ id }) => id)]);
    return steps.filter(({ id }) => ids.has(id));
  },
});
sample({
  clock: sent,
  filter: (steps) => steps.some(({ write }) => write && isOf(write, redirectsResource)),
  target: redirects.reload,
});
sample({
  clock: sent,
  fn: (steps) => {
    const names = new Map(
      steps.flatMap(({ write }) => {
        const monitor = write && monitorOf(write);
        return monitor ? [[monitor.uuid, monitor.name ?? monitor.uuid]] : [];
      }),
    );
    return [...names].map(([uuid, name]) => ({ uuid, name }));
  },
  target: readRequested,
});

const closed = sample({ clock: closeRequested, filter: not(plan.job.$isRunning) });
// The next dialog plans for itself.
sample({ clock: [closed, page.closed, rowsOpened], fn: () => undefined, target: plan.closed });
$openRows.on([closed, page.closed], () => null);

import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { not } from 'patronum/not';
import { $brandWords } from '../../shell/config';
import type { MonitorFacts } from '../apply-to/choice';
import { $hasPrivateInputs } from '../../monitors/purchases';
import { createMonitorScan } from '../../monitors/scan';
import { createMonitorList } from '../../monitors/list';
import { writeFx, type MonitorWrite } from '../../resources';
import { compareHref } from '../../shell/pages';
import { $isDeveloper } from '../../account/session';
import { navigateFx } from '../../kernel/ports';
import { createPage } from '../../kernel/page/page';
import { createPlan } from '../../kernel/job/plan';
import { readQuery } from '../../kernel/page/query-string';
import { canCopy, planCopy, type CopyRequest } from './copy';
import { compareMonitors } from './differences';
import type { ComparedSection, Side } from './rows';
import { t } from './text.en';

/** The tool Compare. `query` is the location's query string, which names the monitors. */
export const page = createPage<{ readonly query: string }>('compare');

/** Compares another monitor on one side. */
export const chosen = createEvent<{ readonly side: Side; readonly uuid: string }>();
export const swapped = createEvent();
/** Plans to copy a difference, or all of a section, to one side. */
export const copyRequested = createEvent<CopyRequest>();
/** Closes the plan; after its job, the monitors are read again. */
export const planClosed = createEvent();

const $uuids = page.$params.map((params) => {
  const read = readQuery(params?.query ?? '');
  return { a: read('a'), b: read('b') };
});

const list = createMonitorList(page);
const $monitors = list.$monitors.map((monitors) =>
  monitors.map(({ monitor_uuid, monitor_name }) => ({ uuid: monitor_uuid, name: monitor_name })),
);

sample({
  clock: [
    sample({ clock: chosen, source: $uuids, fn: (uuids, { side, uuid }) => ({ ...uuids, [side]: uuid }) }),
    sample({ clock: swapped, source: $uuids, fn: ({ a, b }) => ({ a: b, b: a }) }),
  ],
  fn: (uuids) => ({ to: compareHref(uuids) }),
  target: navigateFx,
});

const scan = createMonitorScan('compare');
const $isPair = $uuids.map(({ a, b }) => a !== '' && b !== '' && a !== b);
const plan = createPlan<MonitorWrite>({
  name: 'compare',
  run: (write) => writeFx(write),
  queueOf: ({ uuid }) => uuid,
  doneText: (count) => t('done', { count }),
  failedText: (failed, total) => t('failed', { failed, total }),
});
sample({
  clock: [page.started, sample({ clock: planClosed, source: plan.view.result, filter: Boolean })],
  source: { uuids: $uuids, isPair: $isPair },
  filter: ({ isPair }) => isPair,
  fn: ({ uuids: { a, b } }) => [
    { uuid: a, name: t('first') },
    { uuid: b, name: t('second') },
  ],
  target: scan.started,
});
sample({ clock: page.closed, target: scan.reset });

const $facts = combine($uuids, scan.$answers, ({ a, b }, details) => {
  const [first, second] = [a, b].map((uuid): MonitorFacts | null => {
    const detail = details.get(uuid);
    return detail === undefined
      ? null
      : { uuid, name: detail.data.monitor_name || uuid, detail, access: null };
  });
  return first && second ? { a: first, b: second } : null;
});
const $context = combine({
  isDeveloper: $isDeveloper,
  hasPrivateInputs: $hasPrivateInputs,
  brandWords: $brandWords,
});

// While the monitors are read again, the last comparison stays.
const $sections = createStore<readonly ComparedSection[] | null>(null).on(page.started, () => null);
sample({
  clock: [$facts, $context, $locale],
  source: { facts: $facts, context: $context },
  filter: ({ facts }) => facts !== null,
  fn: ({ facts, context }) =>
    facts === null ? null : compareMonitors(facts.a.detail, facts.b.detail, context),
  target: $sections,
});

const $request = createStore<CopyRequest | null>(null);
sample({
  clock: copyRequested,
  source: { facts: $facts, context: $context, isRunning: plan.job.$isRunning },
  filter: ({ facts, context, isRunning }, { section }) =>
    facts !== null && !isRunning && canCopy(section, context.isDeveloper),
  fn: (_, request) => request,
  target: $request,
});
sample({
  clock: $request,
  source: { facts: $facts, context: $context },
  filter: ({ facts }, request) => facts !== null && request !== null,
  fn: ({ facts, context }, request) => {
    if (facts === null || request === null) return [];
    const { to } = request;
    return planCopy(facts[to === 'a' ? 'b' : 'a'], facts[to], request, context);
  },
  target: plan.planned,
});
const closed = sample({
  clock: [planClosed, page.closed],
  filter: not(plan.job.$isRunning),
  fn: () => undefined,
});
$request.on(closed, () => null);
sample({ clock: closed, target: plan.closed });

const nameOf = (
  facts: MonitorFacts | undefined,
  uuid: string,
  names: readonly { uuid: string; name: string }[],
) => facts?.name ?? names.find((one) => one.uuid === uuid)?.name ?? uuid;

/** Two monitors side by side (specification 2.20). */
export const compare = {
  view: {
    monitors: $monitors,
    listStatus: list.$status,
    uuids: $uuids,
    names: combine($facts, $uuids, $monitors, (facts, { a, b }, monitors) => ({
      a: nameOf(facts?.a, a, monitors),
      b: nameOf(facts?.b, b, monitors),
    })),
    isPair: $isPair,
    failed: scan.$progress.map((state) => (state === null || state.isRunning ? [] : state.failed)),
    sections: $sections,
    isDeveloper: $isDeveloper,
    copyTo: $request.map((request) => request?.to ?? null),
  },
  events: {
    onChoose: chosen,
    onSwap: swapped,
    onCopy: copyRequested,
    onRetry: scan.retried,
    onListRetry: list.retried,
  },
  plan: {
    view: plan.view,
    events: { ...plan.events, onClose: planClosed },
  },
} as const;

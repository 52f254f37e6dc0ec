import { combine, createEvent, createStore, sample } from 'effector';
import { $brandWords } from '../../shell/brand-words';
import { $hasPrivateInputs } from '../../monitors/purchases';
import { $details, keepDetails, type MonitorToRead } from '../../monitors/loaded';
import { queueOf } from '../../resources';
import { $isDeveloper } from '../../account/session';
import { createPlan } from '../../kernel/job/plan';
import type { Write } from '../../kernel/save/resource';
import { writeFx } from '../../kernel/save/write';
import { noChoice, partsFor, startChoice, type CopyChoice, type MonitorFacts, type PartName } from './choice';
import { planMonitors } from './plan';
import { $inputIds, $offer, $source, $sourceStatus, page, sourceLoaded, sourceRetried } from './source';
import { $targets } from './targets';
import { t } from './text.en';
import { getMonitor, getMonitorCustomers, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { makeCall } from '../../kernel/http';
import { createReads } from '../../kernel/job/reads';
import { notify } from '../../kernel/toasts/notify';

/** A monitor to read; who has access is a second call. */
interface FactsRequest extends MonitorToRead {
  readonly withAccess: boolean;
  /** The monitor, if it was read in this visit. */
  readonly known: MonitorDetail | undefined;
}

/** What is merged with what the server has when it is written, so that a plan may come from an earlier reading. */
const merged: ReadonlySet<PartName> = new Set<PartName>(['inputs', 'webhooks', 'examples', 'access']);

/** Reads what the plan needs to know of the targets. */
export const reading = createReads<FactsRequest, MonitorFacts>({
  name: 'copy-to reading',
  keyOf: ({ uuid }) => uuid,
  run: async ({ uuid, name, withAccess, known }, group) => {
    const input = { parameters: { uuid }, group };
    const detail = known ?? (await makeCall(getMonitor, input)).body;
    const customers = withAccess ? (await makeCall(getMonitorCustomers, input)).body : null;
    return {
      uuid,
      name: detail.data.monitor_name || name,
      detail,
      access: customers && {
        ids: customers.filtered ?? [],
        names: new Map(customers.all.map((one) => [one.customer_id, one.name])),
      },
    };
  },
});

keepDetails(reading, ({ detail }) => detail);

const choiceChanged = createEvent<Partial<CopyChoice>>();
const continued = createEvent();
const wentBack = createEvent();
/** Plans for the monitors that were read. */
const planRequested = createEvent();
/** Everything of the source goes to one monitor, without the questions before. */
export const allRequested = createEvent<MonitorToRead>();

const plan = createPlan<Write>({
  name: 'copy-to',
  run: writeFx,
  concurrency: 4,
  queueOf,
  failedText: (failed, total) => t('failed', { failed, total }),
});
notify({ done: [plan.succeeded, ({ done }) => t('done', { count: done })] });

const $choice = createStore<CopyChoice>(noChoice)
  .on(
    sample({
      clock: sourceLoaded,
      source: $inputIds,
      fn: ({ selected }, { data }) => (data === null ? noChoice : startChoice(data, selected)),
    }),
    (_, choice) => choice,
  )
  .on(choiceChanged, (choice, change) => ({ ...choice, ...change }))
  .on(
    sample({ clock: allRequested, source: $isDeveloper, fn: (isDeveloper) => partsFor(isDeveloper) }),
    (choice, parts) => ({ ...choice, parts }),
  )
  .on(page.closed, () => noChoice);

/** The one target of a clone, else those that are picked. */
const $only = createStore<MonitorToRead | null>(null)
  .on(allRequested, (_, monitor) => monitor)
  .on(page.closed, () => null);
const $chosenTargets = combine($targets, $only, (targets, only) => (only === null ? targets : [only]));

const $requests = combine(
  [$chosenTargets, $source, $choice, $details],
  ([targets, source, { parts, modes }, details]) => {
    const withAccess = parts.includes('access');
    // Who can see the source is read with the others.
    const all = withAccess && source !== null ? [source, ...targets] : targets;
    // What is deleted is chosen by what is there now.
    const isMerged =
      parts.every((part) => merged.has(part)) && Object.values(modes).every((mode) => mode === 'add');
    return all.map(({ uuid, name }): FactsRequest => {
      return { uuid, name, withAccess, known: isMerged ? details.get(uuid) : undefined };
    });
  },
);

const $isChosen = combine($choice, $offer, ({ parts, inputs, regions }, offer) =>
  parts.length === 0
    ? false
    : (!parts.includes('inputs') || offer.inputs[inputs] > 0) &&
      (!parts.includes('webhooks') || regions.length > 0),
);

/** What the dialog shows: the choice, the targets, how far the targets are read, or the plan with its job. */
const $stage = createStore<'choice' | 'targets' | 'reading' | 'plan'>('choice');
const moved = sample({
  clock: continued,
  source: { stage: $stage, isChosen: $isChosen, targets: $chosenTargets },
  filter: ({ stage, isChosen, targets }) =>
    (stage === 'choice' && isChosen) || (stage === 'targets' && targets.length > 0),
  fn: ({ stage }) => (stage === 'choice' ? 'targets' : 'reading'),
});
const leftPlan = sample({
  clock: wentBack,
  source: { stage: $stage, isRunning: plan.job.$isRunning },
  filter: ({ isRunning }) => !isRunning,
  fn: ({ stage }) => (stage === 'targets' ? 'choice' : 'targets'),
});
sample({ clock: [leftPlan, page.closed], target: [reading.reset, plan.closed] });

sample({
  clock: [sample({ clock: moved, filter: (stage) => stage === 'reading' }), allRequested],
  source: $requests,
  target: reading.started,
});

const allRead = sample({
  clock: reading.finished,
  filter: ({ items, done }) => items.length === done.length,
  fn: () => undefined,
});
const planned = sample({
  clock: [allRead, planRequested],
  source: {
    source: $source,
    targets: $chosenTargets,
    facts: reading.$answers,
    choice: $choice,
    isDeveloper: $isDeveloper,
    hasPrivateInputs: $hasPrivateInputs,
    brandWords: $brandWords,
    inputIds: $inputIds,
  },
  fn: ({ source, targets, facts, choice, ...context }) => {
    if (source === null) return [];
    const read = targets.flatMap(({ uuid }): readonly MonitorFacts[] => {
      const found = facts.get(uuid);
      return found === undefined ? [] : [found];
    });
    const access = facts.get(source.uuid)?.access ?? null;
    return planMonitors({ ...source, access }, read, choice, context);
  },
});
sample({ clock: planned, target: plan.planned });
$stage
  .on([moved, leftPlan], (_, stage) => stage)
  .on(allRequested, () => 'reading')
  .on(planned, () => 'plan')
  .on(page.closed, () => 'choice');

/** Copy to other monitors: what, to which monitors, the reading, the plan and its job (specification 2.9). */
export const flow = {
  view: {
    stage: $stage,
    sourceName: $source.map((source) => source?.name ?? ''),
    sourceStatus: $sourceStatus,
    offer: $offer,
    parts: $isDeveloper.map(partsFor),
    choice: $choice,
    isChosen: $isChosen,
    targetCount: $chosenTargets.map(({ length }) => length),
    reading: reading.$progress,
    readCount: combine(
      reading.$answers,
      $chosenTargets,
      (facts, targets) => targets.filter(({ uuid }) => facts.has(uuid)).length,
    ),
  },
  events: {
    onChoiceChange: choiceChanged,
    onContinue: continued,
    onBack: wentBack,
    onReadingStop: reading.stopped,
    onReadingRetry: reading.retried,
    onPlan: planRequested,
    onSourceRetry: sourceRetried,
  },
  plan: { view: plan.view, events: plan.events },
} as const;

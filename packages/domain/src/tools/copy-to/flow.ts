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
export interface FactsRequest extends MonitorToRead {
  readonly withAccess: boolean;
  /** The monitor, if it was read in this visit. */
  readonly known: MonitorDetail | undefined;
}

async function readAccess(uuid: string, group: string): Promise<MonitorFacts['access']> {
  const { all, filtered } = (await makeCall(getMonitorCustomers, { parameters: { uuid }, group })).body;
  return {
    ids: filtered ?? [],
    names: new Map(all.map(({ customer_id, name }) => [customer_id, name])),
  };
}

/** What is merged with what the server has when it is written, so that a plan may come from an earlier reading. */
const merged: ReadonlySet<PartName> = new Set<PartName>(['inputs', 'webhooks', 'examples', 'access']);

/** Reads what the plan needs to know of the targets. */
export const reading = createReads<FactsRequest, MonitorFacts>({
  name: 'copy-to reading',
  keyOf: ({ uuid }) => uuid,
  run: async ({ uuid, name, withAccess, known }, group) => {
    const detail = known ?? (await makeCall(getMonitor, { parameters: { uuid }, group })).body;
    return {
      uuid,
      name: detail.data.monitor_name || name,
      detail,
      access: withAccess ? await readAccess(uuid, group) : null,
    };
  },
});

keepDetails(reading, ({ detail }) => detail);

/** What the dialog shows: the choice, the targets, how far the targets are read, or the plan with its job. */
export type CopyStage = 'choice' | 'targets' | 'reading' | 'plan';

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

const $withAccess = $choice.map(({ parts }) => parts.includes('access'));
const $known = combine($choice, $details, ({ parts, modes }, details) =>
  // What is deleted is chosen by what is there now.
  parts.every((part) => merged.has(part)) && Object.values(modes).every((mode) => mode === 'add')
    ? details
    : new Map<string, MonitorDetail>(),
);
const $requests = combine(
  [$chosenTargets, $source, $withAccess, $known],
  ([targets, source, withAccess, known]) => {
    // Who can see the source is read with the others.
    const all = withAccess && source !== null ? [source, ...targets] : targets;
    return all.map(({ uuid, name }): FactsRequest => ({ uuid, name, withAccess, known: known.get(uuid) }));
  },
);

const $isChosen = combine($choice, $offer, ({ parts, inputs, regions }, offer) =>
  parts.length === 0
    ? false
    : (!parts.includes('inputs') || offer.inputs[inputs] > 0) &&
      (!parts.includes('webhooks') || regions.length > 0),
);

const $stage = createStore<CopyStage>('choice').on(page.closed, () => 'choice');
const moved = sample({
  clock: continued,
  source: { stage: $stage, isChosen: $isChosen, targets: $chosenTargets },
  filter: ({ stage, isChosen, targets }) =>
    (stage === 'choice' && isChosen) || (stage === 'targets' && targets.length > 0),
  fn: ({ stage }): CopyStage => (stage === 'choice' ? 'targets' : 'reading'),
});
sample({ clock: moved, target: $stage });
const leftPlan = sample({
  clock: wentBack,
  source: { stage: $stage, isRunning: plan.job.$isRunning },
  filter: ({ isRunning }) => !isRunning,
  fn: ({ stage }): CopyStage => (stage === 'targets' ? 'choice' : 'targets'),
});
sample({ clock: leftPlan, target: $stage });
sample({ clock: [leftPlan, page.closed], target: [reading.reset, plan.closed] });

sample({ clock: allRequested, fn: (): CopyStage => 'reading', target: $stage });
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
sample({ clock: planned, fn: (): CopyStage => 'plan', target: $stage });

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

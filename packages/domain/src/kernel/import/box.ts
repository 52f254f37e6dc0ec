import {
  combine,
  createEvent,
  createStore,
  merge,
  restore,
  sample,
  type Store,
  type StoreWritable,
} from 'effector';
import { not } from 'patronum/not';
import type { Failure } from '../http';
import { createJob, sizesOf, type JobProgress } from '../job/job';
import { createTimeSlices } from '../job/time-slices';
import { createKept } from '../save/kept';
import { registerUnsaved } from '../page/unsaved';
import { readLines, textOfLines, type ImportLine, type ReadContext } from './lines';
import { indexListed, type ImportList } from './list';

type Lines<Item> = ReadonlyArray<ImportLine<Item>>;

/** A line of the box, and whether the running job has added it. */
export type BoxLine<Item> = ImportLine<Item> & { readonly isAdded?: boolean };

/** Lines that one call adds. */
export interface ImportBatch<Item> {
  readonly lines: Lines<Item>;
  /** Whether they are duplicates that the person wants to add. */
  readonly force: boolean;
}

/** The batches of some lines. Duplicates get separate ones, because they are forced. */
const toBatches = <Item>(lines: Lines<Item>, size: number): ReadonlyArray<ImportBatch<Item>> =>
  [false, true].flatMap((force) => {
    const some = lines.filter(({ duplicate }) => (duplicate !== null) === force);
    return Array.from({ length: Math.ceil(some.length / size) }, (_, at) => ({
      lines: some.slice(at * size, (at + 1) * size),
      force,
    }));
  });

const addedIn = ({ done }: JobProgress<ImportBatch<unknown>>): ReadonlySet<number> =>
  new Set(done.flatMap(({ lines }) => lines.map(({ key }) => key)));

/** Why lines were not added, by their text. Those that were not sent have the reason for which the job stopped. */
const reasonsIn = <Item>({ failed, stopped, fatal }: JobProgress<ImportBatch<Item>>) =>
  new Map(
    [...failed, ...stopped.map((item) => ({ item, reason: fatal }))].flatMap(({ item, reason }) =>
      reason === null ? [] : item.lines.map(({ raw }) => [raw, reason] as const),
    ),
  );

function countLines(lines: Lines<unknown>, toAdd: Lines<unknown>) {
  const count = (isCounted: (line: ImportLine<unknown>) => boolean): number => lines.filter(isCounted).length;
  return {
    total: lines.length,
    toAdd: toAdd.length,
    duplicates: count(({ duplicate }) => duplicate === 'text' || duplicate === 'list'),
    conflicts: count(({ duplicate }) => duplicate === 'conflict'),
    bad: count(({ item }) => item === null),
  };
}

// The same list each time, so that a closed dialog reads nothing again.
const noItems: readonly never[] = [];

/**
 * A box for pasted lines and files that become items of a list: each line with its reading, then one job that
 * adds them, with progress and stop. Added lines leave the box, the others stay in it with the reason; adding
 * again resumes.
 *
 * Use it for every list that can be imported. A single text for one field needs none.
 *
 * @param options.name what is imported; unique among unsaved work.
 * @param options.$isOpen whether the dialog is open. It is a store of the page, because this module loads later.
 * @param options.$context what lines are validated against.
 * @param options.$id what the list belongs to, if there are several: its text is kept by it (`createKept`).
 * @param options.run adds the lines of a batch; see `createJob`.
 */
export function createImportBox<Item, Context, Name extends string>(options: {
  readonly name: string;
  readonly list: ImportList<Item, Context, Name>;
  readonly $isOpen: StoreWritable<boolean>;
  readonly $context: Store<Context>;
  readonly $items: Store<readonly Item[]>;
  readonly page: { readonly $isOpen: Store<boolean> };
  readonly $id?: Store<string>;
  readonly batchSize?: number;
  readonly concurrency?: number;
  readonly run: (batch: ImportBatch<Item>) => Promise<unknown>;
  readonly errorOf?: (failure: Failure) => string;
  readonly isFatal?: (failure: Failure) => boolean;
}) {
  const { list, $isOpen, $id = createStore(''), $context, batchSize = 1 } = options;
  const { concurrency, run, errorOf, isFatal } = options;
  const keyOf = ({ lines }: ImportBatch<Item>): number => lines[0]?.key ?? 0;
  const job = createJob({ keyOf, run, errorOf, isFatal, concurrency, onLimit: 'stop' });

  /** Ignored while a job is running. */
  const closeRequested = createEvent();
  const textChanged = createEvent<string>();
  /** Appends the text of a chosen or dropped file. */
  const fileImported = createEvent<string>();
  const duplicatesChanged = createEvent<boolean>();
  const conflictsChanged = createEvent<boolean>();
  const problemsRemoved = createEvent();
  /** Adds the valid lines; after a stop or failures, those that are left. */
  const addRequested = createEvent();
  /** Drops everything, for example when the page closes. */
  const dropped = createEvent();

  /** The lines of the running job; `null` while none is running. */
  const $running = createStore<Lines<Item> | null>(null);
  const $isIdle = $running.map((lines) => lines === null);
  /** The job has ended: how many lines were added, what is left, and which calls failed. */
  const finished = sample({
    clock: job.finished,
    source: $running,
    filter: (lines) => lines !== null,
    fn: (lines, progress) => {
      const added = addedIn(progress);
      return {
        text: textOfLines((lines ?? []).filter(({ key }) => !added.has(key))),
        added: added.size,
        reasons: reasonsIn(progress),
        errors: progress.failed.map(({ reason }) => reason),
      };
    },
  });
  const emptied = merge([sample({ clock: closeRequested, filter: $isIdle }), dropped]);
  sample({ clock: emptied, target: job.reset });

  const $text = createStore('')
    .on(sample({ clock: textChanged, filter: $isIdle }), (_, text) => text)
    .on(sample({ clock: fileImported, filter: $isIdle }), (text, file) =>
      [text.trimEnd(), file].filter(Boolean).join('\n'),
    )
    .on(finished, (_, { text }) => text)
    .reset(emptied);
  $isOpen
    .on(fileImported, () => true)
    .on(emptied, () => false)
    .on(finished, (_, { text }) => text !== '');
  const $withDuplicates = restore(duplicatesChanged, false).reset(emptied);
  const $withConflicts = restore(conflictsChanged, false).reset(emptied);

  // Not read during a job, whose added lines would be duplicates.
  const $listed = combine($isOpen, options.$items, (isOpen, items) => (isOpen ? items : noItems)).map(
    (items) => indexListed(list, items),
  );
  const reading = createTimeSlices(({ text, ...context }: ReadContext<Context> & { readonly text: string }) =>
    readLines(list, text, context),
  );
  sample({
    clock: [$text, $context, $listed, finished],
    source: combine({ text: $text, context: $context, listed: $listed }),
    filter: $isIdle,
    target: reading.start,
  });
  const $read = restore<Lines<Item>>(reading.done, []);

  /** Why the last job did not add a line, by the text of the line. */
  const $failReasons = createStore<ReadonlyMap<string, string>>(new Map())
    .on(finished, (_, { reasons }) => reasons)
    .reset(emptied, job.start);

  const $lines = combine(
    $read,
    $failReasons,
    $running,
    job.$job,
    (read, reasons, running, progress): ReadonlyArray<BoxLine<Item>> => {
      const added = running === null || progress === null ? null : addedIn(progress);
      return (running ?? read).map((line) => {
        const isAdded = added?.has(line.key) === true;
        const reason = line.reason ?? reasons.get(line.raw) ?? null;
        // The line itself without a result, so that its row does not render again.
        return isAdded || reason !== line.reason ? Object.assign({}, line, { isAdded, reason }) : line;
      });
    },
  );

  sample({
    clock: problemsRemoved,
    source: $read,
    filter: $isIdle,
    fn: (lines) => textOfLines(lines.filter(({ item }) => item !== null)),
    target: $text,
  });

  /** The valid lines, without the duplicates and conflicts that are not wanted. */
  const $toAdd = combine($read, $withDuplicates, $withConflicts, (lines, withDuplicates, withConflicts) =>
    lines.filter(
      ({ item, duplicate }) =>
        item !== null && (duplicate === null || (duplicate === 'conflict' ? withConflicts : withDuplicates)),
    ),
  );
  const $counts = combine($read, $toAdd, countLines);

  const started = sample({
    clock: addRequested,
    source: { lines: $read, toAdd: $toAdd, isReading: reading.$isRunning, isIdle: $isIdle },
    filter: ({ toAdd, isReading, isIdle }) => toAdd.length > 0 && !isReading && isIdle,
  });
  $running.on(started, (_, { lines }) => lines).reset(finished, dropped);
  sample({ clock: started, fn: ({ toAdd }) => toBatches(toAdd, batchSize), target: job.start });

  /** How many were added since the dialog opened; from the first one on, closing no longer cancels. */
  const $added = createStore(0)
    .on(finished, (sum, { added }) => sum + added)
    .reset(emptied);
  const $isRunning = not($isIdle);
  const $progress = combine($isRunning, job.$job, (isRunning, progress) =>
    isRunning && progress !== null ? sizesOf(progress, ({ lines }) => lines.length) : null,
  );

  /** Whether something is left to add: not what was left out when the rest was added. */
  const $isDirty = combine(
    [$isOpen, $text, $counts, $added, reading.$isRunning, $isRunning],
    ([isOpen, text, counts, added, isReading, isRunning]) =>
      isRunning ||
      (isOpen && text.trim() !== '' && (added === 0 || isReading || counts.toAdd > 0 || counts.bad > 0)),
  );
  const restored = createKept<{ readonly text: string }>({
    kind: options.name,
    page: options.page,
    $id: combine($isOpen, $id, (isOpen, id) => (isOpen ? id : null)),
    $typed: combine([$isDirty, $text], ([isDirty, text]) => (isDirty ? { text } : null)),
  });
  $text.on(restored, (_, { text }) => text);
  registerUnsaved({ name: options.name, $isDirty, discard: dropped });

  return {
    view: {
      isOpen: $isOpen,
      isDirty: $isDirty,
      text: $text,
      lines: $lines,
      isReading: reading.$isRunning,
      counts: $counts,
      added: $added,
      withDuplicates: $withDuplicates,
      withConflicts: $withConflicts,
      progress: $progress,
    },
    events: {
      onTextChange: textChanged,
      onImport: fileImported,
      onWithDuplicatesChange: duplicatesChanged,
      onWithConflictsChange: conflictsChanged,
      onRemoveProblems: problemsRemoved,
      onAdd: addRequested,
      onStop: job.stop,
      onClose: closeRequested,
    },
    $isRunning,
    dropped,
    finished,
  };
}

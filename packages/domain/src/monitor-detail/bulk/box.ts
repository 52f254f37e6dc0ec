import { combine, createEvent, createStore, sample } from 'effector';
import { $inputs } from '../inputs/shown';
import { discardRequested, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../roles';
import { appendFile } from './files';
import { $isBulkOpen, bulkUnsavedChanged } from './open';
import { linkKey, readBulk, type BulkLine } from './lines';
import { linesOf, remainingText, type BatchJob } from './batch-job';
import { textOfRows } from './sections';

/** Ignored while a job is running. */
export const closeRequested = createEvent();
export const textChanged = createEvent<string>();
/** Whether duplicates are added again. */
export const duplicatesChanged = createEvent<boolean>();
/** Removes the invalid lines from the box. */
export const removalRequested = createEvent();
/** Appends the text of a chosen file to the box. */
export const fileImported = createEvent<string>();

/** A job started or advanced to its next batch. */
export const jobChanged = createEvent<BatchJob>();
export const jobEnded = createEvent<BatchJob>();

export const $job = createStore<BatchJob | null>(null)
  .on(jobChanged, (_, job) => job)
  .on([jobEnded, page.started, discardRequested], () => null);

const isIdle = (job: BatchJob | null): boolean => job === null;
const closed = sample({ clock: closeRequested, source: $job, filter: isIdle, fn: () => undefined });
const typed = sample({
  clock: textChanged,
  source: $job,
  filter: isIdle,
  fn: (_, text) => text,
});
const imported = sample({ clock: fileImported, source: $job, filter: isIdle, fn: (_, text) => text });

/** The text of the box. Lines that were added leave it. */
export const $text = createStore('')
  .on(typed, (_, text) => text)
  .on(imported, appendFile)
  .on(jobEnded, (_, job) => remainingText(job))
  .on([closed, page.started], () => '');

$isBulkOpen
  .on(fileImported, () => true)
  .on(closed, () => false)
  .on(jobEnded, (_, job) => remainingText(job) !== '');

export const $withDuplicates = createStore(false)
  .on(duplicatesChanged, (_, isOn) => isOn)
  .on([closed, page.started], () => false);

const $context = combine(
  { regions: $regions, inputs: $inputs, hasPrivateInputs: $hasPrivateInputs, isOpen: $isBulkOpen },
  ({ regions, inputs, hasPrivateInputs, isOpen }) => ({
    regions,
    hasPrivateInputs,
    links: new Set(isOpen ? inputs.map(({ link }) => linkKey(link)) : []),
    usedRegions: new Set(isOpen ? inputs.map(({ region }) => region ?? '') : []),
  }),
);

/** Why the last job did not add a line, by the text of the line. */
const $skipReasons = createStore<ReadonlyMap<string, string>>(new Map())
  .on(jobEnded, (_, { all, reasons }) => {
    const skipped = all.filter(({ key }) => reasons.has(key));
    return new Map(skipped.map(({ raw, key }) => [raw, reasons.get(key) ?? '']));
  })
  .on([closed, jobChanged, page.started], () => new Map());

/**
 * The parsed lines. While a job is running they stay those of the job: a new parse would report its added
 * links as duplicates.
 */
export const $list = combine($text, $context, $job, (text, context, job) =>
  job === null ? readBulk(text, context) : linesOf(job),
);

/** The parsed lines with the result of the last job. */
export const $lines = combine($list, $skipReasons, (lines, reasons): readonly BulkLine[] =>
  reasons.size === 0
    ? lines
    : lines.map((line) => ({ ...line, reason: line.reason ?? reasons.get(line.raw) ?? null })),
);

const problemsRemoved = sample({
  clock: removalRequested,
  source: { job: $job, lines: $list },
  filter: ({ job }) => job === null,
  fn: ({ lines }) => textOfRows(lines.filter(({ item }) => item !== null)),
});
$text.on(problemsRemoved, (_, text) => text);

/** The number of lines to add, of duplicates and of invalid lines. */
export const $counts = combine($list, $withDuplicates, (lines, withDuplicates) => {
  const good = lines.filter(({ item }) => item !== null);
  const duplicates = good.filter(({ duplicate }) => duplicate !== null).length;
  return {
    total: lines.length,
    toAdd: withDuplicates ? good.length : good.length - duplicates,
    duplicates,
    bad: lines.length - good.length,
  };
});

/** The number of inputs added since the dialog opened; from the first one on, closing no longer cancels. */
export const $added = createStore(0)
  .on(jobEnded, (count, { added }) => count + added.size)
  .on([closed, page.started], () => 0);

export const $progress = $job.map((job) =>
  job === null
    ? null
    : {
        done: job.batches.slice(0, job.batchIndex).reduce((sum, { lines }) => sum + lines.length, 0),
        total: job.batches.reduce((sum, { lines }) => sum + lines.length, 0),
      },
);

sample({
  clock: combine(
    $isBulkOpen,
    $text,
    $job,
    (isOpen, text, job) => job !== null || (isOpen && text.trim() !== ''),
  ),
  target: bulkUnsavedChanged,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { registerUnsaved } from '../../shared/unsaved';
import { $inputs } from '../inputs/shown';
import { discardRequested, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../roles';
import { appendFile } from './files';
import { addedIn, job, jobStarted, progressOf, reasonsIn } from './job';
import { linkKey, readBulk, type BulkLine } from './lines';
import { $isBulkOpen } from './open';
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

/** The lines of the running job; `null` while none is running. */
export const $running = createStore<readonly BulkLine[] | null>(null);
const ended = sample({
  clock: job.finished,
  source: $running,
  filter: Boolean,
  fn: (lines, progress) => {
    const added = addedIn(progress);
    return {
      text: textOfRows((lines ?? []).filter(({ key }) => !added.has(key))),
      count: added.size,
      reasons: reasonsIn(progress),
    };
  },
});
$running.on(jobStarted, (_, { lines }) => lines).on([ended, page.started, discardRequested], () => null);

const isIdle = $running.map((lines) => lines === null);
const closed = sample({ clock: closeRequested, filter: isIdle });
const typed = sample({ clock: textChanged, filter: isIdle });
const imported = sample({ clock: fileImported, filter: isIdle });

/** The text of the box. Lines that were added leave it. */
export const $text = createStore('')
  .on(typed, (_, text) => text)
  .on(imported, appendFile)
  .on(ended, (_, { text }) => text)
  .on([closed, page.started], () => '');

$isBulkOpen
  .on(fileImported, () => true)
  .on(closed, () => false)
  .on(ended, (_, { text }) => text !== '');

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
  .on(ended, (_, { reasons }) => reasons)
  .on([closed, jobStarted, page.started], () => new Map());

/**
 * The parsed lines. While a job is running they stay those of the job: a new parse would report its added
 * links as duplicates.
 */
export const $list = combine($text, $context, $running, job.$job, (text, context, lines, progress) => {
  if (lines === null) return readBulk(text, context);
  const added = progress === null ? new Set() : addedIn(progress);
  return lines.map((line) => (added.has(line.key) ? { ...line, isAdded: true } : line));
});

/** The parsed lines with the result of the last job. */
export const $lines = combine($list, $skipReasons, (lines, reasons): readonly BulkLine[] =>
  reasons.size === 0
    ? lines
    : lines.map((line) => ({ ...line, reason: line.reason ?? reasons.get(line.raw) ?? null })),
);

const problemsRemoved = sample({
  clock: removalRequested,
  source: $list,
  filter: isIdle,
  fn: (lines) => textOfRows(lines.filter(({ item }) => item !== null)),
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
  .on(ended, (sum, { count }) => sum + count)
  .on([closed, page.started], () => 0);

export const $progress = combine($running, job.$job, (lines, progress) =>
  lines === null || progress === null ? null : progressOf(progress),
);

// Registered here and not with the rest of the page, because this module loads later.
registerUnsaved({
  name: 'bulk add',
  $isDirty: combine(
    [page.$isOpen, $isBulkOpen, $text, $running] as const,
    ([isPageOpen, isOpen, text, lines]) => isPageOpen && (lines !== null || (isOpen && text.trim() !== '')),
  ),
  discard: discardRequested,
});

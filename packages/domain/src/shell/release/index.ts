import { combine, createEvent, createStore, merge, sample } from 'effector';
import { reload, tabReturned } from '../../kernel/ports';
import { callFailed, rowsUnreadable } from '../../kernel/http';
import { pageActRequested } from '../../kernel/page/page-acts';
import { $isUnsavedOrUnfinished } from '../../kernel/page/unsaved';
import { recoverFx } from '../version';
import { withTime } from '../../kernel/ports/ask';
import { createTimer } from '../../kernel/page/timer';

/** Milliseconds between two looks at which release the server has. */
export const RELEASE_CHECK_MS = 15 * 60_000;

/** Milliseconds between two looks because of answers that could not be read. */
export const MISREAD_CHECK_MS = 60_000;

/** The page is open; `release` is the one that it was loaded from, `null` in development. */
export const watchStarted = createEvent<{ readonly release: string | null }>();
/** The release that the server has, from /release.json; `null` if it could not be read. */
export const releaseSeen = createEvent<string | null>();
/** The address of the page has changed. */
export const pageChanged = createEvent();

export const $release = createStore<string | null>(null).on(watchStarted, (_, { release }) => release);

/** An answer, or rows of one, could not be read: perhaps the server is newer than this page. */
const misread = merge<unknown>([
  callFailed.filter({ fn: (failure) => failure.kind === 'contract' && failure.side === 'answer' }),
  rowsUnreadable,
]);

const timer = createTimer({ timeoutMs: RELEASE_CHECK_MS });
sample({ clock: [watchStarted, timer.fired], target: timer.started });
const asked = sample({
  clock: [
    // A little less, because a timer is not exact.
    sample({ clock: [watchStarted, timer.fired, tabReturned], fn: () => RELEASE_CHECK_MS * 0.9 }),
    sample({ clock: misread, fn: () => MISREAD_CHECK_MS }),
  ],
  source: $release,
  filter: Boolean,
  fn: (_, everyMs) => everyMs,
});

const $checkedAt = createStore<number | null>(null);
const due = sample({
  clock: withTime(asked),
  source: $checkedAt,
  filter: (before, { value: everyMs, answer: now }) => before === null || now - before >= everyMs,
  fn: (before, { answer: now }) => ({ now, isFirst: before === null }),
});
$checkedAt.on(due, (_, { now }) => now);

/** How many times the release of the server was to be read: the page reads it when this changes. */
export const $checks = createStore(0).on(due, (checks, { isFirst }) => (isFirst ? checks : checks + 1));

const $seen = createStore<string | null>(null).on(releaseSeen, (seen, next) => next ?? seen);

const $isNewer = combine(
  $release,
  $seen,
  (release, seen) => release !== null && seen !== null && release !== seen,
);

/** What a page was asked for is in memory alone, so it opens in this release. */
const $act = createStore<'none' | 'asked' | 'brought'>('none')
  .on(pageActRequested, () => 'asked')
  .on(pageChanged, (act) => (act === 'asked' ? 'brought' : 'none'));
// The next page comes from the new release, which a person does not notice.
sample({
  clock: pageChanged,
  source: { isNewer: $isNewer, isUnsaved: $isUnsavedOrUnfinished, act: $act },
  filter: ({ isNewer, isUnsaved, act }) => isNewer && !isUnsaved && act !== 'brought',
  target: reload,
});

// This page no longer understands the server, and the new release does.
const $isMisread = createStore(false).on(misread, () => true);
sample({
  clock: releaseSeen,
  source: { isNewer: $isNewer, isMisread: $isMisread },
  filter: ({ isNewer, isMisread }) => isNewer && isMisread,
  fn: () => ({ location: 'page', isReachable: true, isNewVersion: true }) as const,
  target: recoverFx,
});

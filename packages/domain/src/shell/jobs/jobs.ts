import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { tokenSet } from '../../kernel/http';
import { jobEnded, LONG_JOB, type JobEnd } from '../../kernel/job/jobs';
import { createStored } from '../../kernel/page/stored';
import { tabReturned } from '../../kernel/ports';

/** What the browser says about notifications; `unsupported` also where the page is not secure. */
export type NoticeState = 'default' | 'granted' | 'denied' | 'unsupported';

/** The first long job of the tab has started. */
export const watchStarted = createEvent<NoticeState>();
export const tabHidden = createEvent();
/** A person wants to be told; the page asks the browser. */
export const noticeRequested = createEvent();
/** The browser has answered. */
export const noticeAnswered = createEvent<NoticeState>();

const $state = createStore<NoticeState>('unsupported').on(
  [watchStarted, noticeAnswered],
  (_, state) => state,
);

// Once in a browser, as the permission is: a person who closed its question is not asked again.
const asked = createStored<boolean>({
  key: 'dropdeck:job-notice',
  isShared: true,
  initial: false,
  clock: watchStarted,
  schema: z.boolean(),
});
sample({ clock: noticeRequested, fn: () => true, target: asked.changed });
const $isRead = createStore(false).on(asked.loaded, () => true);

/** Whether the progress of a job offers a notification. */
export const $isNoticeOffered = combine(
  [$state, asked.$value, $isRead],
  ([state, isAsked, isRead]) => state === 'default' && !isAsked && isRead,
);

const $isHidden = createStore(false)
  .on(tabHidden, () => true)
  .on(tabReturned, () => false);

const endedHidden = sample({
  clock: jobEnded,
  source: $isHidden,
  filter: (isHidden, { total }) => isHidden && total >= LONG_JOB,
  fn: (_, end) => end,
});

/** The long job that has ended while nobody saw the tab; `null` without, and once somebody does. */
export const $endedHidden = createStore<JobEnd | null>(null)
  .on(endedHidden, (_, end) => end)
  .on([tabReturned, tokenSet], () => null);

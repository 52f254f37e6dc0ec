import { createEvent, createStore } from 'effector';

/** Calls from which a job is worth waiting for in another tab. */
export const LONG_JOB = 10;

/** How a job has ended. */
export interface JobEnd {
  /** Answered calls, the failed ones included. */
  readonly done: number;
  readonly total: number;
  readonly failed: number;
}

/** A job of so many calls has started, whichever it is. */
export const jobStarted = createEvent<number>();
export const jobEnded = createEvent<JobEnd>();

/** Whether this tab has had a long job: what tells of their ends is loaded then. */
export const $hasHadLongJob = createStore(false).on(
  jobStarted,
  (hasHad, calls) => hasHad || calls >= LONG_JOB,
);

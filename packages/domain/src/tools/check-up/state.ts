import { attach, combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $info, customerOf, hasProfile } from '../../account/session';
import { createStored } from '../../kernel/page/stored';
import { nowFx, tabReturned } from '../../kernel/ports';
import { $monitors } from '../../monitors/loaded';
import * as setup from '../../shell/setup';
import { $closed } from '../drafts/offers';
import { idOf, knownProblems, type Problem, type ProblemKind } from './problems';

/** The line may be on the page, or the page of the check-up is. */
export const started = createEvent();

const putAway = z.record(
  z.string(),
  z.object({
    /** The `fact` of the problem then. */
    fact: z.string(),
    /** Why a person has put it away. */
    reason: z.enum(['meant', 'later', 'unimportant']),
    /** Milliseconds since the epoch. */
    at: z.number(),
  }),
);
export type PutAway = Readonly<z.infer<typeof putAway>>;
export type Reason = PutAway[string]['reason'];

/** The problems that are put away, by their ids. */
export const stored = createStored<PutAway>({
  key: 'dropdeck:check-up',
  initial: {},
  clock: started,
  schema: putAway,
});
const $isRead = createStore(false).on(stored.loaded, () => true);

const clockFx = attach({ effect: nowFx, mapParams: (_: unknown) => undefined });
sample({ clock: [started, tabReturned, $info], target: clockFx });
/** Milliseconds since the epoch, as of the last look; 0 before. */
export const $now = createStore(0).on(clockFx.doneData, (_, now) => now);

/** Whether a problem is put away; not any more once what it follows from has changed. */
export const isPutAway = (problem: Problem, all: PutAway): boolean =>
  all[idOf(problem)]?.fact === problem.fact;

/**
 * Milliseconds before a renewal from which the line tells of it. The page counts calendar days, which begin earlier: what counts
 * them is not loaded for a line.
 */
const RENEWAL_MS = 6 * 24 * 60 * 60 * 1000;

/** What the steps of the setup say as well. */
const ofSetup: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['noWebhook', 'oddWebhook', 'noServers']);

/** How many problems the line below the title of pages tells of. What is put away with the setup is not told again. */
const $count = combine(
  {
    info: $info,
    monitors: $monitors,
    drafts: $closed,
    now: $now,
    all: stored.$value,
    isSetupAway: setup.$isPutAway,
  },
  ({ info, monitors, drafts, now, all, isSetupAway }) =>
    info === null || now === 0 || !hasProfile(info)
      ? 0
      : knownProblems({
          info,
          monitors,
          drafts,
          now,
          isRenewalDue: Date.parse(String(customerOf(info)?.next_renewal)) - now < RENEWAL_MS,
        }).filter((problem) => !isPutAway(problem, all) && !(isSetupAway && ofSetup.has(problem.kind)))
          .length,
);

/** What the line tells; 0 where there is none, and while the line of the setup is in its place. */
export const $told = combine($count, $isRead, setup.$isShown, (count, isRead, isSetupShown) =>
  isRead && !isSetupShown ? count : 0,
);

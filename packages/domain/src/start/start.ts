import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $monitors } from '../monitors/list';
import { $info, appIdOf, hasProfile } from '../session';
import { $facts, type Facts } from '../shared/facts';
import { createStored } from '../shared/stored';
import { stepsOf, type SetupStep } from './steps';

/** The list of setup steps is on the page. */
export const started = createEvent();
/** The person puts the list away, or brings it back. */
export const putAway = createEvent<boolean>();

/** Bots whose steps are remembered; the oldest is dropped. */
const MAX_BOTS = 5;

const known = z.object({
  servers: z.optional(z.number()),
  redirects: z.optional(z.number()),
  users: z.optional(z.number()),
  commands: z.optional(z.boolean()),
  inputs: z.optional(z.record(z.string(), z.number())),
  isPutAway: z.optional(z.boolean()),
});
const stored = z.record(z.string(), known);
type Known = z.infer<typeof known>;

function read(text: string | null): Readonly<Record<string, Known>> {
  try {
    const parsed = stored.safeParse(JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

const memory = createStored<Readonly<Record<string, Known>>>({
  key: 'dropdeck:start',
  isShared: true,
  initial: {},
  clock: started,
  read,
  write: (value) => JSON.stringify(value),
});

/** Where the facts of this customer are remembered: by the bot, which has no name. */
const $bot = $info.map((info) => (info === null ? '' : (appIdOf(info) ?? 'none')));
const $known = combine(memory.$value, $bot, (all, bot): Known => all[bot] ?? {});

const merge = (before: Known, { inputs, ...news }: Facts): Known => ({
  ...before,
  ...news,
  inputs: { ...before.inputs, ...inputs },
});

/** What pages have loaded in this and earlier sessions; the newest counts. */
const $allFacts = combine($known, $facts, merge);

const changed = sample({
  clock: [
    sample({
      clock: [$facts, memory.loaded],
      source: $facts,
      fn: (facts) => (before: Known) => merge(before, facts),
    }),
    sample({ clock: putAway, fn: (isPutAway) => (before: Known) => ({ ...before, isPutAway }) }),
  ],
  source: { all: memory.$value, bot: $bot, before: $known },
  filter: ({ bot }) => bot !== '',
  fn: ({ all, bot, before }, change) => {
    const next = change(before);
    if (JSON.stringify(next) === JSON.stringify(before)) return null;
    const { [bot]: _, ...others } = all;
    return Object.fromEntries([...Object.entries(others).slice(1 - MAX_BOTS), [bot, next]]);
  },
});
sample({
  clock: changed,
  filter: Boolean,
  fn: (value) => value as Readonly<Record<string, Known>>,
  target: memory.changed,
});

export const $steps = combine($info, $monitors, $allFacts, (info, monitors, facts): readonly SetupStep[] =>
  info === null || !hasProfile(info) ? [] : stepsOf(info, monitors, facts),
);

const $isDone = $steps.map((steps) => steps.every(({ state }) => state === 'done'));
const $isRead = createStore(false).on(memory.loaded, () => true);

/** Whether the page has the list: not while it is put away, nor when all is done. */
export const $isShown = combine(
  $isRead,
  $isDone,
  $known,
  (isRead, isDone, { isPutAway }) => isRead && !isDone && isPutAway !== true,
);
/** Whether it can be brought back. */
export const $isPutAway = $known.map(({ isPutAway }) => isPutAway === true);

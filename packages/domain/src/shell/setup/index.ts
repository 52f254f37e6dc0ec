import * as z from 'zod/mini';
import { dequal } from 'dequal/lite';
import { $locale } from '../../kernel/format';
import { combine, createEvent, createStore, sample } from 'effector';
import { $monitors } from '../../monitors/loaded';
import { $info, hasProfile } from '../../account/session';
import { $facts } from '../../kernel/page/facts';
import { createStored } from '../../kernel/page/stored';
import { stepsOf, type SetupStep } from './steps';

/** Reads what is known of the setup. */
export const started = createEvent();
/** The person does not want to see the setup. */
export const hidden = createEvent();

const known = z.object({
  servers: z.optional(z.number()),
  hasInputs: z.optional(z.boolean()),
  isPutAway: z.optional(z.boolean()),
});
type Known = z.infer<typeof known>;

const memory = createStored<Known>({ key: 'dropdeck:start', initial: {}, clock: started, schema: known });
const $known = memory.$value;

const $isRead = createStore(false).on(memory.loaded, () => true);

/** What pages have loaded in this and earlier sessions; the newest counts. A monitor that is set up has what it watches. */
const $allFacts = combine($known, $facts, $monitors, ({ servers, hasInputs }, facts, monitors): Known => {
  const isAnySetUp = monitors.length === 0 ? hasInputs : monitors.some(({ not_setup }) => not_setup !== true);
  // Field by field, because `$facts` has names that are not to be stored.
  return { servers: facts.servers ?? servers, hasInputs: facts.hasInputs || isAnySetUp };
});

sample({
  clock: [
    sample({ clock: [$allFacts, $isRead], source: $allFacts }),
    sample({ clock: hidden, fn: () => ({ isPutAway: true }) }),
  ],
  source: { before: $known, isRead: $isRead },
  filter: ({ before, isRead }, news: Known) => isRead && !dequal({ ...before, ...news }, before),
  fn: ({ before }, news: Known) => ({ ...before, ...news }),
  target: memory.changed,
});

export const $steps = combine(
  $info,
  $monitors,
  $allFacts,
  $locale,
  (info, monitors, facts): readonly SetupStep[] =>
    info === null || !hasProfile(info) ? [] : stepsOf(info, monitors, facts),
);

/** Whether Settings shows what is left: not after it was hidden, nor once the account works. */
export const $isShown = combine(
  $isRead,
  $steps,
  $known,
  (isRead, steps, { isPutAway }) =>
    isRead && isPutAway !== true && steps.some(({ state }) => state !== 'done'),
);

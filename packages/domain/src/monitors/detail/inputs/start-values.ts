import { combine, createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { emptyForm, formOf, type InputForm } from '../../../resources/input-form';
import { newestOf } from '../../../kernel/list/newest-first';
import { createStored } from '../../../kernel/page/stored';
import { $uuid, page } from '../page';
import { $savedInputs } from './list';

/** The fields that a new input can begin with. A webhook is a secret, and is not stored. */
const startValues = z.object({
  sizeRange: z.string(),
  region: z.string(),
  priceLimit: z.string(),
  isPrivate: z.boolean(),
});
type StartValues = z.infer<typeof startValues>;

const startOf = ({ sizeRange, region, priceLimit, isPrivate }: InputForm): StartValues => ({
  sizeRange,
  region,
  priceLimit,
  isPrivate,
});

const keyOf = (form: InputForm): string => JSON.stringify(startOf(form));

/** What new inputs of a monitor begin with where the person has chosen so, by its uuid. */
const stored = createStored<Readonly<Record<string, StartValues>>>({
  key: 'dropdeck:new-inputs',
  initial: {},
  clock: page.started,
  schema: z.record(z.string(), startValues),
});

/** The form of a new input as it begins (specification 3 and 9, unless the person has chosen otherwise). */
export const $startForm = combine(stored.$value, $uuid, (all, uuid): InputForm => ({
  ...emptyForm,
  ...all[uuid],
}));

/** The fields of the newest input; `null` without inputs. The link and the note are its own. */
export const $last = $savedInputs.map((inputs): Partial<InputForm> | null => {
  const newest = newestOf(inputs);
  if (newest === null) return null;
  const { link: _, note: __, ...fields } = formOf(newest);
  return fields;
});

/** What the form offers to fill in: the last input's values, to begin like this from now on, or as specified again. */
export type FillIn = 'last' | 'keep' | 'standard';

export const fillInChosen = createEvent<FillIn>();
/** New inputs begin like this form from now on. */
export const startKept = createEvent<InputForm>();

sample({
  clock: startKept,
  source: { all: stored.$value, uuid: $uuid },
  fn: ({ all, uuid }, form) => ({ ...all, [uuid]: startOf(form) }),
  target: stored.changed,
});
sample({
  clock: fillInChosen,
  source: { all: stored.$value, uuid: $uuid },
  filter: (_, fillIn) => fillIn === 'standard',
  fn: ({ all, uuid }) => {
    const { [uuid]: _, ...others } = all;
    return others;
  },
  target: stored.changed,
});

/** The values of the last input for the form. */
export const lastValues = sample({
  clock: fillInChosen,
  source: $last,
  filter: (last, fillIn): last is Partial<InputForm> => fillIn === 'last' && last !== null,
});

/** What is offered beside a form. */
export function fillInsOf(
  form: InputForm,
  start: InputForm,
  last: Partial<InputForm> | null,
): readonly FillIn[] {
  const filled = { ...form, ...last };
  const isLast = keyOf(filled) === keyOf(form) && filled.specialWebhook === form.specialWebhook;
  return [
    ...(isLast ? [] : (['last'] as const)),
    ...(keyOf(form) === keyOf(start) ? [] : (['keep'] as const)),
    ...(keyOf(start) === keyOf(emptyForm) ? [] : (['standard'] as const)),
  ];
}

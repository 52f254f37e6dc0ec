import { createEvent, createStore, merge, sample } from 'effector';
import * as z from 'zod/mini';
import { createStored } from '../../kernel/page/stored';
import { toastActed, toastShown } from '../../kernel/toasts';
import type { UpdateForm } from './embed';
import * as form from './form';
import { opened } from './open';
import { t } from './text.en';

/** Templates that are kept; the oldest is dropped. */
const MAX_TEMPLATES = 50;

const template = z.object({
  title: z.string(),
  thumbnail: z.string(),
  color: z.string(),
  fields: z.array(z.object({ id: z.number(), name: z.string(), value: z.string(), inline: z.boolean() })),
});

const stored = createStored<readonly UpdateForm[]>({
  key: 'dropdeck:update-templates',
  initial: [],
  clock: merge([opened, form.shown]),
  schema: z.array(template),
});

/** Keeps the draft as the template of its title, in this browser. */
export const templateKept = createEvent();
/** Fills the dialog with the template of a title. */
export const templateTaken = createEvent<string>();
export const templateRemoved = createEvent<string>();

/** The titles of the templates, the newest first. */
export const $templates = stored.$value.map((all) => all.map(({ title }) => title));

const without = (all: readonly UpdateForm[], title: string): readonly UpdateForm[] =>
  all.filter((one) => one.title !== title);

sample({
  clock: templateKept,
  source: { all: stored.$value, draft: form.$form },
  filter: ({ draft }) => draft !== null && draft.title.trim() !== '',
  fn: ({ all, draft }) => {
    const kept = draft as UpdateForm;
    return [kept, ...without(all, kept.title)].slice(0, MAX_TEMPLATES);
  },
  target: stored.changed,
});
sample({
  clock: templateRemoved,
  source: stored.$value,
  fn: without,
  target: stored.changed,
});

const taken = sample({
  clock: templateTaken,
  source: { all: stored.$value, draft: form.$form },
  fn: ({ all, draft }, title) => ({ draft, next: all.find((one) => one.title === title) ?? null }),
});
sample({
  clock: taken,
  filter: ({ next }) => next !== null,
  fn: ({ next }) => next as UpdateForm,
  target: form.replaced,
});

const UNDO = 'update-template';
const $replaced = createStore<UpdateForm | null>(null)
  .on(taken, (_, { draft }) => draft)
  .on(form.closed, () => null);
sample({
  clock: taken,
  source: form.$isDirty,
  filter: (isDirty, { next, draft }) => isDirty && next !== null && draft !== null,
  fn: (_, { next }) => ({
    kind: 'success' as const,
    text: t('templateTaken', { title: next?.title ?? '' }),
    action: { id: UNDO, label: t('undo') },
  }),
  target: toastShown,
});
sample({
  clock: toastActed,
  source: $replaced,
  filter: (draft, id): draft is UpdateForm => id === UNDO && draft !== null,
  target: form.replaced,
});

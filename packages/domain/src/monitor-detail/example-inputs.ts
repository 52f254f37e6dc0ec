import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createCall } from '../shared/http';
import { withWireOf } from '../shared/http/wire';
import { toastShown } from '../toasts';
import { saveExampleInputs } from './contract';
import { inputTypeOf, type InputType } from './input-type';
import { messages } from './messages';
import { $uuid, discardRequested, loaded, monitorPatched, page } from './page';
import { $isDeveloper } from './roles';
import { trackWrite } from './writing';

/** What stands in the field that adds, and is not added yet. */
export const exampleTyped = createEvent<string>();
/** The text as typed: it is trimmed, and an empty one is ignored (spec section 5). */
export const exampleAdded = createEvent<string>();
/** An example was edited where it stands; an empty text leaves it as it was. */
export const exampleEdited = createEvent<{ readonly index: number; readonly text: string }>();
export const exampleRemoved = createEvent<number>();
export const examplesSaveRequested = createEvent();
export const examplesDiscarded = createEvent();

const saveFx = attach({
  effect: createCall(saveExampleInputs),
  mapParams: ({ uuid, examples }: { readonly uuid: string; readonly examples: readonly string[] }) => ({
    parameters: { uuid },
    payload: { example_inputs: examples },
  }),
});
trackWrite(saveFx, ({ uuid }) => uuid);

const saved = sample({
  clock: saveFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: (_, { params }) => params.examples,
});

const $kept = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => detail.data.example_inputs ?? [])
  .on(saved, (_, examples) => examples);

const given = sample({ clock: [examplesDiscarded, discardRequested], source: $kept });
const $draft = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => detail.data.example_inputs ?? [])
  .on(exampleAdded, (examples, text) => (text.trim() === '' ? examples : [...examples, text.trim()]))
  .on(exampleEdited, (examples, { index, text }) =>
    text.trim() === '' ? examples : examples.map((example, at) => (at === index ? text.trim() : example)),
  )
  .on(exampleRemoved, (examples, index) => examples.filter((_, at) => at !== index))
  .on(given, (_, kept) => kept);

export const $typedExample = createStore('')
  .on([page.started, discardRequested], () => '')
  .on(exampleTyped, (_, text) => text)
  .on(exampleAdded, (typed, text) => (text.trim() === '' ? typed : ''));

/** Something is typed that is not added yet. */
export const $isExampleTyped = $typedExample.map((text) => text.trim() !== '');

/** An example with what it looks like. */
export interface ExampleInput {
  readonly text: string;
  readonly type: InputType;
}

export const $examples = $draft.map((examples): readonly ExampleInput[] =>
  examples.map((text) => ({ text, type: inputTypeOf(text) })),
);
export const $areExamplesDirty = combine(
  $kept,
  $draft,
  (kept, draft) => kept.length !== draft.length || kept.some((text, at) => draft[at] !== text),
);
export const $areExamplesSaving = saveFx.pending;
export const $examplesError = createStore<string | null>(null)
  .on([page.started, saveFx, given], () => null)
  .on(saveFx.fail, () => messages.examplesFailed);

sample({
  clock: examplesSaveRequested,
  source: { uuid: $uuid, kept: $kept, draft: $draft, isSaving: saveFx.pending, isDeveloper: $isDeveloper },
  filter: ({ isSaving, isDeveloper }) => !isSaving && isDeveloper,
  fn: ({ uuid, kept, draft }) => ({ uuid, examples: withWireOf(draft, kept) }),
  target: saveFx,
});
sample({
  clock: saveFx.done,
  fn: ({ params }) => ({ uuid: params.uuid, patch: { example_inputs: params.examples } }),
  target: monitorPatched,
});
sample({
  clock: [
    sample({ clock: saveFx.done, fn: () => ({ kind: 'success' as const, text: messages.examplesSaved }) }),
    sample({ clock: saveFx.fail, fn: () => ({ kind: 'error' as const, text: messages.examplesFailed }) }),
  ],
  target: toastShown,
});

import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  createGuardedWrite,
  mergeFields,
  QUIET_READ_MS,
  resourceRead,
  type GuardedField,
} from '../shared/guard';
import { createCall } from '../shared/http';
import { withWireOf } from '../shared/http/wire';
import { toastShown } from '../shared/toasts';
import { getMonitor, saveExampleInputs } from './contract';
import { inputTypeOf, type InputType } from './input-type';
import { messages } from './messages';
import { $uuid, discardRequested, loaded, monitorPatched, page } from './page';
import { $isDeveloper } from '../session';
import { trackWrite } from './pending-writes';

export const exampleTyped = createEvent<string>();
/** Adds an example; the text is trimmed, and a blank one is ignored (specification 5). */
export const exampleAdded = createEvent<string>();
/** Edits an example in place; a blank text changes nothing. */
export const exampleEdited = createEvent<{ readonly index: number; readonly text: string }>();
export const exampleRemoved = createEvent<number>();
export const examplesSaveRequested = createEvent();
export const examplesDiscarded = createEvent();

const sendFx = attach({
  effect: createCall(saveExampleInputs),
  mapParams: ({ uuid, examples }: { readonly uuid: string; readonly examples: readonly string[] }) => ({
    parameters: { uuid },
    payload: { example_inputs: examples },
  }),
});

interface Examples {
  readonly uuid: string;
  readonly examples: readonly string[];
}

const $saved = createStore<Examples>({ uuid: '', examples: [] });

const fields: readonly GuardedField[] = [{ key: 'examples', label: 'Example Inputs', kind: 'list' }];
const resourceOf = ({ uuid }: { readonly uuid: string }): string => `examples/${uuid}`;
const readFx = createCall({ ...getMonitor, timeoutMs: QUIET_READ_MS });
const guard = createGuardedWrite<Examples & { readonly base: readonly string[] }, Examples, Examples>({
  name: saveExampleInputs.name,
  resourceOf,
  $known: $saved,
  read: async ({ uuid }) => {
    const { body } = await readFx({ parameters: { uuid } });
    return { uuid, examples: body.data.example_inputs ?? [] };
  },
  currentOf: (known, { uuid }) => (known.uuid === uuid ? known : null),
  editOf: ({ uuid, examples, base }) => ({ base: { uuid, examples: base }, mine: { uuid, examples } }),
  fieldsOf: () => fields,
  subjectOf: () => 'the example inputs of this monitor',
  withWire: ({ uuid, examples }, current) => ({ uuid, examples: withWireOf(examples, current.examples) }),
  write: (_, examples) => sendFx(examples),
});
const saveFx = guard.writeFx;
trackWrite(saveFx, ({ uuid }) => uuid);
sample({ clock: loaded, fn: resourceOf, target: resourceRead });

/** A save succeeded for the open monitor; `sent` is the draft that it sent. */
const saved = sample({
  clock: saveFx.doneData,
  source: $uuid,
  filter: (uuid, { value }) => value.uuid === uuid,
  fn: (_, { value, op }) => ({ ...value, sent: op.examples }),
});

$saved
  .on(page.started, () => ({ uuid: '', examples: [] }))
  .on(loaded, (_, { uuid, detail }) => ({ uuid, examples: detail.data.example_inputs ?? [] }))
  .on(saved, (_, { uuid, examples }) => ({ uuid, examples }));

const reset = sample({ clock: [examplesDiscarded, discardRequested], source: $saved });
const $draft = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => detail.data.example_inputs ?? [])
  .on(exampleAdded, (examples, text) => (text.trim() === '' ? examples : [...examples, text.trim()]))
  .on(exampleEdited, (examples, { index, text }) =>
    text.trim() === '' ? examples : examples.map((example, at) => (at === index ? text.trim() : example)),
  )
  .on(exampleRemoved, (examples, index) => examples.filter((_, at) => at !== index))
  .on(reset, (_, { examples }) => examples)
  // Rebase edits made during the save onto what the server has now.
  .on(saved, (draft, { sent, examples }) => {
    const merge = mergeFields({ examples: sent }, { examples: draft }, { examples }, fields);
    return merge.conflicts.length > 0 ? draft : merge.value.examples;
  });

export const $typedExample = createStore('')
  .on([page.started, discardRequested], () => '')
  .on(exampleTyped, (_, text) => text)
  .on(exampleAdded, (typed, text) => (text.trim() === '' ? typed : ''));

/** Whether the field holds text that was not added. */
export const $isExampleTyped = $typedExample.map((text) => text.trim() !== '');

export interface ExampleInput {
  readonly text: string;
  readonly type: InputType;
}

export const $examples = $draft.map((examples): readonly ExampleInput[] =>
  examples.map((text) => ({ text, type: inputTypeOf(text) })),
);
export const $areExamplesDirty = combine(
  $saved,
  $draft,
  ({ examples }, draft) =>
    examples.length !== draft.length || examples.some((text, at) => draft[at] !== text),
);
export const $areExamplesSaving = saveFx.pending;
const failed = sample({ clock: saveFx.failData, filter: ({ kind }) => kind !== 'declined' });
export const $examplesError = createStore<string | null>(null)
  .on([page.started, saveFx, reset], () => null)
  .on(failed, () => messages.examplesFailed);

sample({
  clock: examplesSaveRequested,
  source: {
    uuid: $uuid,
    examples: $draft,
    savedExamples: $saved,
    isSaving: saveFx.pending,
    isDeveloper: $isDeveloper,
  },
  filter: ({ isSaving, isDeveloper }) => !isSaving && isDeveloper,
  fn: ({ uuid, examples, savedExamples }) => ({ uuid, examples, base: savedExamples.examples }),
  target: saveFx,
});
sample({
  clock: saveFx.doneData,
  fn: ({ value }) => ({ uuid: value.uuid, patch: { example_inputs: [...value.examples] } }),
  target: monitorPatched,
});
sample({
  clock: [
    sample({ clock: saveFx.done, fn: () => ({ kind: 'success' as const, text: messages.examplesSaved }) }),
    sample({ clock: failed, fn: () => ({ kind: 'error' as const, text: messages.examplesFailed }) }),
  ],
  target: toastShown,
});

import { dequal } from 'dequal/lite';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createSave, mergeFields, resourceRead } from '../../kernel/save';
import { exampleInputs, type KnownExamples } from '../../resources/example-inputs';
import { exampleFields } from '../../resources/fields';
import { createKept } from '../../kernel/save/kept';
import { readLink, shortenedFault } from '../../kernel/pasted';
import { notify } from '../../kernel/toasts/notify';
import { notifyShortened } from '../../kernel/toasts/notify-shortened';
import { $loadedUuid, $uuid, discardRequested, loaded, monitorPatched, page } from './page';
import { $isDeveloper } from '../../account/session';
import { trackWrite } from '../../resources/pending-writes';
import { t } from './text.en';

/** The detected type of an input (specification 4.9). */
export type InputType = 'url' | 'ean' | 'sku' | 'unknown';

/**
 * Detects the type of an input (specification 4.9): http:// or https:// makes a URL, 13 digits an EAN, and 6
 * to 12 uppercase letters, digits or dashes an SKU.
 */
export function inputTypeOf(text: string): InputType {
  if (/^https?:\/\//.test(text)) return 'url';
  if (/^\d{13}$/.test(text)) return 'ean';
  return /^[A-Z0-9-]{6,12}$/.test(text) ? 'sku' : 'unknown';
}

const typed = createEvent<string>();
/** Adds an example as read; a blank one is ignored (specification 5). */
const added = createEvent<string>();
/** Edits an example in place; a blank text changes nothing. */
const edited = createEvent<{ readonly index: number; readonly text: string }>();
const removed = createEvent<number>();
const saveRequested = createEvent();
const discarded = createEvent();

const $saved = createStore<KnownExamples>({ uuid: '', examples: [] });

/** Merges edits into what the server has now; if both replaced the same example, the edits stay. */
function rebase(base: readonly string[], draft: readonly string[], examples: readonly string[]) {
  const merge = mergeFields({ examples: base }, { examples: draft }, { examples }, exampleFields);
  return merge.conflicts.length > 0 ? draft : merge.value.examples;
}
const { saveFx } = createSave(exampleInputs, { $known: $saved });
trackWrite(saveFx, ({ uuid }) => uuid);
sample({ clock: loaded, fn: exampleInputs.keyOf, target: resourceRead });

/** A save succeeded for the loaded monitor; `sent` is the draft that it sent. One that still loads has no draft. */
const saved = sample({
  clock: saveFx.doneData,
  source: $saved,
  filter: ({ uuid }, { op }) => op.uuid === uuid,
  fn: (_, { value, op }) => ({ uuid: op.uuid, examples: value.examples, sent: op.mine.examples }),
});

$saved
  .on(page.started, () => ({ uuid: '', examples: [] }))
  .on(loaded, (_, { uuid, detail }) => ({ uuid, examples: detail.data.example_inputs ?? [] }))
  .on(saved, (_, { uuid, examples }) => ({ uuid, examples }));

const reset = sample({ clock: [discarded, discardRequested], source: $saved });
const isExample = (text: string): boolean => readLink(text) !== '' && shortenedFault(text) === null;
/** Unsaved changes included. */
export const $examples = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => detail.data.example_inputs ?? [])
  .on(added, (examples, text) => (isExample(text) ? [...examples, readLink(text)] : examples))
  .on(edited, (examples, { index, text }) =>
    isExample(text) ? examples.map((example, at) => (at === index ? readLink(text) : example)) : examples,
  )
  .on(removed, (examples, index) => examples.filter((_, at) => at !== index))
  .on(reset, (_, { examples }) => examples)
  // Rebase edits made during the save onto what the server has now.
  .on(saved, (draft, { sent, examples }) => rebase(sent, draft, examples));

const $typed = createStore('')
  .on([page.started, discardRequested], () => '')
  .on(typed, (_, text) => text)
  .on(added, (current, text) => (isExample(text) ? '' : current));

const $isDirty = combine($saved, $examples, ({ examples }, draft) => !dequal(examples, draft));
/** Whether leaving would lose a change, or text in the field that was not added. */
export const $areExamplesUnsaved = combine(
  $isDirty,
  $typed,
  (isDirty, text) => isDirty || text.trim() !== '',
);

interface KeptExamples {
  readonly base: readonly string[];
  readonly examples: readonly string[];
  readonly typed: string;
}
const restored = createKept<KeptExamples>({
  kind: 'examples',
  page,
  $id: $loadedUuid,
  $typed: combine(
    [$areExamplesUnsaved, $saved, $examples, $typed],
    ([isUnsaved, { examples: base }, examples, typed]) => (isUnsaved ? { base, examples, typed } : null),
  ),
});
$typed.on(restored, (_, { typed }) => typed);
$examples.on(
  sample({
    clock: restored,
    source: $saved,
    fn: ({ examples: saved }, kept) => ({ ...kept, saved }),
  }),
  (_, { base, examples, saved }) => rebase(base, examples, saved),
);

const failed = sample({ clock: saveFx.failData, filter: ({ kind }) => kind !== 'declined' });
const $error = createStore<string | null>(null)
  .on([page.started, saveFx, reset], () => null)
  .on(failed, () => t('examplesFailed'));

sample({
  clock: saveRequested,
  source: {
    uuid: $uuid,
    examples: $examples,
    savedExamples: $saved,
    isSaving: saveFx.pending,
    isDeveloper: $isDeveloper,
  },
  filter: ({ isSaving, isDeveloper }) => !isSaving && isDeveloper,
  fn: ({ uuid, examples, savedExamples }) => ({ uuid, base: savedExamples, mine: { examples } }),
  target: saveFx,
});
sample({
  clock: saveFx.doneData,
  fn: ({ op, value }) => ({ uuid: op.uuid, patch: { example_inputs: [...value.examples] } }),
  target: monitorPatched,
});
notifyShortened(merge([added, edited.map(({ text }) => text)]).map((text) => [text]));
notify({ done: [saveFx.done, () => t('examplesSaved')], failed: [failed, () => t('examplesFailed')] });

/** The example inputs of a monitor, each with its detected type (specification 2.9 and 5). */
export const examples = {
  view: {
    examples: $examples.map((list) => list.map((text) => ({ text, type: inputTypeOf(text) }))),
    isDirty: $isDirty,
    isSaving: saveFx.pending,
    error: $error,
    typed: $typed,
  },
  events: {
    onType: typed,
    onAdd: added,
    onEdit: edited,
    onRemove: removed,
    onSave: saveRequested,
    onDiscard: discarded,
  },
} as const;

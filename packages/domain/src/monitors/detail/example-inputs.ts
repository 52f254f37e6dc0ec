import { dequal } from 'dequal/lite';
import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createSave, resourceRead, type Edit } from '../../kernel/save';
import { createEditor } from '../../kernel/save/editor';
import { exampleInputs, type Examples, type KnownExamples } from '../../resources/example-inputs';
import { exampleFields } from '../../resources/fields';
import { readLink, shortenedFault } from '../../kernel/pasted';
import { notify } from '../../kernel/toasts/notify';
import { notifyShortened } from '../../kernel/toasts/notify-shortened';
import { discardRequested, loaded, monitorPatched, page } from './page';
import { $isDeveloper } from '../../account/session';
import type { MonitorTarget } from '../../resources/monitor';
import { trackWrite } from '../../resources/pending-writes';
import { t } from './text.en';

/**
 * Detects the type of an input (specification 4.9): http:// or https:// makes a URL, 13 digits an EAN, and 6
 * to 12 uppercase letters, digits or dashes an SKU.
 */
export function inputTypeOf(text: string): 'url' | 'ean' | 'sku' | 'unknown' {
  if (/^https?:\/\//.test(text)) return 'url';
  if (/^\d{13}$/.test(text)) return 'ean';
  return /^[A-Z0-9-]{6,12}$/.test(text) ? 'sku' : 'unknown';
}

interface ExamplesForm extends KnownExamples {
  /** The text of the field that adds one. */
  readonly typed: string;
}

const isExample = (text: string): boolean => readLink(text) !== '' && shortenedFault(text) === null;

const editor = createEditor<ExamplesForm>({
  name: 'examples',
  page,
  fields: exampleFields,
  isSame: (a, b) => dequal(a.examples, b.examples) && b.typed.trim() === '',
  keptAs: ({ uuid }) => uuid,
});
/** Whether leaving would lose a change, or text in the field that was not added. */
export const { $isDirty: $areExamplesUnsaved } = editor;

const typed = editor.changed.prepend((text: string) => (form) => ({ ...form, typed: text }));
/** Adds an example as read; a blank one is ignored (specification 5). */
const added = editor.changed.prepend(
  (text: string) => (form) =>
    isExample(text) ? { ...form, examples: [...form.examples, readLink(text)], typed: '' } : form,
);
/** Edits an example in place; a blank text changes nothing. */
const edited = editor.changed.prepend(
  ({ index, text }: { readonly index: number; readonly text: string }) =>
    (form) =>
      isExample(text)
        ? { ...form, examples: form.examples.map((one, at) => (at === index ? readLink(text) : one)) }
        : form,
);
const removed = editor.changed.prepend((index: number) => (form) => ({
  ...form,
  examples: form.examples.filter((_, at) => at !== index),
}));
const saveRequested = createEvent();
const discarded = createEvent();

const $known = createStore<KnownExamples>({ uuid: '', examples: [] });
const { saveFx } = createSave<Examples, KnownExamples, MonitorTarget, MonitorTarget & Edit<ExamplesForm>>(
  exampleInputs,
  { $known },
);
trackWrite(saveFx, ({ uuid }) => uuid);
sample({ clock: loaded, fn: exampleInputs.keyOf, target: resourceRead });

const read = loaded.map(({ uuid, detail }) => ({
  uuid,
  examples: detail.data.example_inputs ?? [],
  typed: '',
}));
sample({ clock: page.started, target: editor.closed });
sample({ clock: read, target: editor.opened });
sample({ clock: [discarded, discardRequested], target: editor.dropped });
sample({
  clock: saveRequested,
  source: $isDeveloper,
  filter: Boolean,
  target: editor.saveRequested,
});
sample({
  clock: editor.sent,
  source: editor.$saved,
  filter: Boolean,
  fn: (base, mine) => ({ uuid: mine.uuid, base, mine }),
  target: saveFx,
});
const saved = sample({
  clock: saveFx.done,
  fn: ({ params, result }) => ({ value: params.mine, now: { ...params.mine, ...result.value, typed: '' } }),
});
sample({ clock: saved, target: editor.merged });
$known.on(read, (_, now) => now).on(saved, (known, { now }) => (now.uuid === known.uuid ? now : known));
sample({
  clock: saved,
  fn: ({ now }) => ({ uuid: now.uuid, patch: { example_inputs: [...now.examples] } }),
  target: monitorPatched,
});
const failed = sample({
  clock: saveFx.fail,
  fn: ({ params, error }) => ({
    value: params.mine,
    error: error.kind === 'declined' ? null : t('examplesFailed'),
  }),
});
sample({ clock: failed, target: editor.failed });
notifyShortened(merge([added, edited.map(({ text }) => text)]).map((text) => [text]));
notify({
  done: [saved, () => t('examplesSaved')],
  failed: [failed, ({ error }) => error],
});

/** The example inputs of a monitor, each with its detected type (specification 2.9 and 5). */
export const examples = {
  view: {
    /** Unsaved changes included. */
    examples: editor.$draft.map((form) =>
      (form?.examples ?? []).map((text) => ({ text, type: inputTypeOf(text) })),
    ),
    isDirty: combine(
      [editor.$saved, editor.$draft],
      ([before, now]) => !dequal(before?.examples, now?.examples),
    ),
    isSaving: editor.$isSaving,
    error: editor.$error,
    typed: editor.$draft.map((form) => form?.typed ?? ''),
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

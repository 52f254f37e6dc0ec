import { dequal } from 'dequal/lite';
import { $locale } from '../../../kernel/format';
import { combine, createStore, sample } from 'effector';
import { editorsLoaded } from '../../../kernel/save/kept';
import { createEditor } from '../../../kernel/save/editor';
import { copyFailed } from '../../../kernel/toasts';
import { inputsChanged } from '../inputs/changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $editWanted, editOpened } from '../inputs/edit';
import {
  applyForm,
  emptyForm,
  errorsOf,
  formOf,
  hintsOf,
  readForm,
  type FormErrors,
  type InputForm,
} from '../../../resources/input-form';
import { $inputs } from '../inputs/shown';
import { replaceRequested } from '../../../kernel/page/page-acts';
import { $regions, page } from '../page';
import { $hasPrivateInputs } from '../../purchases';

/** An input in the dialog. */
type Editing = InputForm & Pick<MonitorInput, 'id'>;

const editor = createEditor<Editing>({
  name: 'edited input',
  page,
  isSame: (a, b) => dequal(readForm(a), readForm(b)),
  normalize: readForm,
  canSave: (form) => Object.keys(errorsOf(form)).length === 0,
  keptAs: ({ id }) => id,
});
const changed = editor.changed.prepend((change: Partial<InputForm>) => (form) => ({ ...form, ...change }));

/** An input, which may have changed elsewhere since, with what differs from `other` of a form. */
const withTyped = (input: MonitorInput, other: Editing, form: Editing): MonitorInput =>
  applyForm(input, {
    ...editingOf(input),
    ...Object.fromEntries(
      Object.entries(form).filter(([key, value]) => other[key as keyof Editing] !== value),
    ),
  });
const editingOf = (input: MonitorInput): Editing => ({ ...formOf(input), id: input.id });

// The dialog may be opened before this module is loaded.
const found = sample({
  clock: [editOpened, editorsLoaded],
  source: { inputs: $inputs, wanted: $editWanted },
  filter: ({ wanted }) => wanted !== null,
  fn: ({ inputs, wanted }) => inputs.find(({ id }) => id === wanted) ?? null,
});
$editWanted.on(found, () => null);
sample({ clock: found, filter: (item) => item !== null, fn: editingOf, target: editor.opened });

const $errors = createStore<FormErrors>({})
  .on(editor.refused, (_, form) => errorsOf(form))
  .on([changed, editor.opened], () => ({}));

// Replaces the input in the list and queues it (specification 4.9); the queue reports a failure.
const sent = sample({
  clock: editor.sent,
  source: { inputs: $inputs, saved: editor.$saved },
  fn: ({ inputs, saved }, form) => ({
    form,
    edits: inputs.flatMap((input) =>
      input.id === form.id && saved !== null && !dequal(saved, form)
        ? [{ base: withTyped(input, form, saved), mine: withTyped(input, saved, form) }]
        : [],
    ),
  }),
});
sample({
  clock: sent,
  filter: ({ edits }) => edits.length > 0,
  fn: ({ edits }) => edits,
  target: inputsChanged,
});
sample({ clock: sent, fn: ({ form }) => form, target: editor.succeeded });

const $form = editor.$draft;

/** The dialog that edits an input. */
export const edit = {
  view: {
    isOpen: $form.map((form) => form !== null),
    values: $form.map((form) => form ?? emptyForm),
    errors: $errors,
    hints: combine($form, $locale, (form) => (form === null ? {} : hintsOf(form))),
    isDirty: editor.$isDirty,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
  },
  events: {
    onChange: changed,
    onSave: editor.saveRequested,
    onClose: editor.closed,
    onCopyError: copyFailed,
    onReplaceEverywhere: replaceRequested,
  },
} as const;

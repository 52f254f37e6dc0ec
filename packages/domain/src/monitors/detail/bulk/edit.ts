import { dequal } from 'dequal/lite';
import { combine, createStore, sample } from 'effector';
import { createDraft, draftRefused, editorsLoaded } from '../../../kernel/save/drafts';
import { createEditor } from '../../../kernel/save/editor';
import { copyFailed } from '../copying';
import { newInputRestored } from '../inputs/add';
import { inputsChanged } from '../inputs/changes';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { $editWanted, editOpened } from '../inputs/edit';
import {
  applyForm,
  changeForm,
  emptyForm,
  errorsOf,
  formOf,
  hintsOf,
  type FormErrors,
  type InputForm,
} from '../../../resources/input-form';
import { $inputs } from '../inputs/shown';
import { $canAdd, draftPage, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../../purchases';

/** An input in the dialog. */
interface Editing {
  readonly item: MonitorInput;
  readonly form: InputForm;
}
const editor = createEditor<Editing>({
  name: 'edited input',
  isSame: (saved, { form }) => dequal(saved.form, form),
  canSave: ({ form }) => Object.keys(errorsOf(form)).length === 0,
});
const changed = editor.changed.prepend((change: Partial<InputForm>) => (editing) => ({
  ...editing,
  form: changeForm(editing.form, change),
}));

/** What was typed, on top of an input that may have changed elsewhere since. */
const withTyped = (input: MonitorInput, saved: Partial<InputForm>, form: Partial<InputForm>): InputForm => ({
  ...formOf(input),
  ...Object.fromEntries(
    Object.entries(form).filter(([key, value]) => saved[key as keyof InputForm] !== value),
  ),
});
const editingOf = (item: MonitorInput): Editing => ({ item, form: formOf(item) });

// The dialog may be opened before this module is loaded.
const found = sample({
  clock: [editOpened, editorsLoaded],
  source: { inputs: $inputs, wanted: $editWanted },
  filter: ({ wanted }) => wanted !== null,
  fn: ({ inputs, wanted }) => inputs.find(({ id }) => id === wanted) ?? null,
});
$editWanted.on(found, () => null);
sample({ clock: found, filter: (item) => item !== null, fn: editingOf, target: editor.opened });
sample({ clock: page.closed, target: editor.dropped });

interface InputDraft {
  readonly saved: Partial<InputForm>;
  readonly form: Partial<InputForm>;
}
const restored = createDraft<InputDraft>({
  ...draftPage,
  kind: 'input',
  secrets: ['specialWebhook'],
  $draft: combine(editor.$draft, editor.$isDirty, (editing, isDirty) => {
    if (editing === null || !isDirty) return null;
    const { item, form } = editing;
    return { id: String(item.id), name: form.link, value: { saved: formOf(item), form } };
  }),
});
const reopened = sample({
  clock: restored,
  source: { inputs: $inputs, canAdd: $canAdd },
  fn: ({ inputs, canAdd }, draft) => ({
    draft,
    canAdd,
    item: inputs.find(({ id }) => String(id) === draft.id) ?? null,
  }),
});
sample({
  clock: reopened,
  filter: ({ item }) => item !== null,
  fn: ({ draft: { value }, item }) => {
    const saved = editingOf(item as MonitorInput);
    return { saved, draft: { ...saved, form: withTyped(saved.item, value.saved, value.form) } };
  },
  target: editor.reopened,
});
const orphaned = sample({ clock: reopened, filter: ({ item }) => item === null });
// The draft of a deleted input becomes a new one.
sample({
  clock: orphaned,
  filter: ({ canAdd }) => canAdd,
  fn: ({ draft }): InputForm => ({ ...emptyForm, ...draft.value.form }),
  target: newInputRestored,
});
sample({
  clock: orphaned,
  filter: ({ canAdd }) => !canAdd,
  fn: ({ draft }) => ({ ...draft, isMissing: true }),
  target: draftRefused,
});

const $errors = createStore<FormErrors>({})
  .on(editor.refused, (_, { form }) => errorsOf(form))
  .on([changed, editor.opened, editor.reopened], () => ({}));

// Replaces the input in the list and queues it (specification 4.9); the queue reports a failure.
sample({
  clock: sample({
    clock: editor.sent,
    source: $inputs,
    fn: (inputs, { item, form }) =>
      inputs.flatMap((input) =>
        input.id === item.id && !dequal(formOf(item), form)
          ? [applyForm(input, withTyped(input, formOf(item), form))]
          : [],
      ),
  }),
  filter: ({ length }) => length > 0,
  target: inputsChanged,
});
sample({ clock: editor.sent, target: editor.succeeded });

const $form = editor.$draft.map((editing) => editing?.form ?? null);

/** The dialog that edits an input. */
export const edit = {
  view: {
    isOpen: $form.map((form) => form !== null),
    values: $form.map((form) => form ?? emptyForm),
    errors: $errors,
    hints: $form.map((form) => (form === null ? {} : hintsOf(form))),
    isDirty: editor.$isDirty,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
  },
  events: {
    onChange: changed,
    onSave: editor.saveRequested,
    onClose: editor.closed,
    onCopyError: copyFailed,
  },
} as const;

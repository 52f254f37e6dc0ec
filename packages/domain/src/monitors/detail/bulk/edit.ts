import { dequal } from 'dequal/lite';
import { createEvent, createStore, sample } from 'effector';
import { createDraft, draftRefused, editorsLoaded } from '../../../kernel/save/drafts';
import { registerUnsaved } from '../../../kernel/page/unsaved';
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
} from '../inputs/form';
import { $inputs } from '../inputs/shown';
import { $canAdd, draftPage, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../roles';

const changed = createEvent<Partial<InputForm>>();
/** Closes the dialog and discards the draft. */
const closed = createEvent();
/** Replaces the input in the list and queues it (specification 4.9). */
const submitted = createEvent();

interface Editing {
  readonly item: MonitorInput;
  readonly form: InputForm;
  readonly errors: FormErrors;
}

/** What was typed, on top of an input that may have changed elsewhere since. */
const withTyped = (input: MonitorInput, saved: Partial<InputForm>, form: Partial<InputForm>): InputForm => ({
  ...formOf(input),
  ...Object.fromEntries(
    Object.entries(form).filter(([key, value]) => saved[key as keyof InputForm] !== value),
  ),
});

// The dialog may be opened before this module is loaded.
const found = sample({
  clock: [editOpened, editorsLoaded],
  source: { inputs: $inputs, wanted: $editWanted },
  filter: ({ wanted }) => wanted !== null,
  fn: ({ inputs, wanted }) => inputs.find(({ id }) => id === wanted) ?? null,
});
$editWanted.on(found, () => null);

const $editing = createStore<Editing | null>(null)
  .on(found, (_, item) => (item === null ? null : { item, form: formOf(item), errors: {} }))
  .on(changed, (editing, change) =>
    editing === null ? null : { ...editing, form: changeForm(editing.form, change), errors: {} },
  )
  .on([closed, page.closed], () => null);

interface InputDraft {
  readonly saved: Partial<InputForm>;
  readonly form: Partial<InputForm>;
}
const restored = createDraft<InputDraft>({
  ...draftPage,
  kind: 'input',
  secrets: ['specialWebhook'],
  $draft: $editing.map((editing) => {
    if (editing === null) return null;
    const { item, form } = editing;
    const saved = formOf(item);
    return dequal(saved, form) ? null : { id: String(item.id), name: form.link, value: { saved, form } };
  }),
});
const reopened = sample({
  clock: restored,
  source: { inputs: $inputs, canAdd: $canAdd },
  fn: ({ inputs, canAdd }, draft) => {
    const item = inputs.find(({ id }) => String(id) === draft.id);
    const { saved, form } = draft.value;
    return { draft, canAdd, editing: item && { item, form: withTyped(item, saved, form), errors: {} } };
  },
});
$editing.on(reopened, (current, { editing }) => editing ?? current);
const orphaned = sample({ clock: reopened, filter: ({ editing }) => editing === undefined });
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

const checked = sample({
  clock: submitted,
  source: $editing,
  filter: (editing) => editing !== null,
  fn: (editing) => {
    const { item, form } = editing as Editing;
    return { item, form, errors: errorsOf(form), isChanged: !dequal(formOf(item), form) };
  },
});
const valid = sample({ clock: checked, filter: ({ errors }) => Object.keys(errors).length === 0 });
$editing
  .on(checked, (editing, { errors }) => (editing === null ? null : { ...editing, errors }))
  .on(valid, () => null);

sample({
  clock: sample({
    clock: valid,
    source: $inputs,
    fn: (inputs, { item, form, isChanged }) =>
      isChanged
        ? inputs
            .filter(({ id }) => id === item.id)
            .map((input) => applyForm(input, withTyped(input, formOf(item), form)))
        : [],
  }),
  filter: ({ length }) => length > 0,
  target: inputsChanged,
});

const $form = $editing.map((editing) => editing?.form ?? null);
const $isDirty = $editing.map((editing) => editing !== null && !dequal(formOf(editing.item), editing.form));

registerUnsaved({ name: 'edited input', $isDirty, discard: closed });

/** The dialog that edits an input. */
export const edit = {
  view: {
    isOpen: $form.map((form) => form !== null),
    values: $form.map((form) => form ?? emptyForm),
    errors: $editing.map((editing) => editing?.errors ?? {}),
    hints: $editing.map((editing) => (editing === null ? {} : hintsOf(editing.form))),
    isDirty: $isDirty,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
  },
  events: { onChange: changed, onSave: submitted, onClose: closed, onCopyError: copyFailed },
} as const;

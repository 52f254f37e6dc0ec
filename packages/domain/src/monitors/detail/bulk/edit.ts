import { dequal } from 'dequal/lite';
import { $locale } from '../../../kernel/format';
import { combine, createStore, sample } from 'effector';
import { draftRefused, editorsLoaded } from '../../../kernel/save/drafts';
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
type Editing = InputForm & Pick<MonitorInput, 'id'>;

const editor = createEditor<Editing>({
  name: 'edited input',
  page,
  isSame: dequal,
  canSave: (form) => Object.keys(errorsOf(form)).length === 0,
  draft: {
    ...draftPage,
    kind: 'input',
    secrets: ['specialWebhook'],
    idOf: ({ id }) => id,
    nameOf: ({ link }) => link,
  },
});
const changed = editor.changed.prepend((change: Partial<InputForm>) => (form) => changeForm(form, change));

/** What was typed, on top of an input that may have changed elsewhere since. */
const withTyped = (input: MonitorInput, saved: Partial<Editing>, form: Partial<Editing>): Editing => ({
  ...editingOf(input),
  ...Object.fromEntries(Object.entries(form).filter(([key, value]) => saved[key as keyof Editing] !== value)),
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

const reopened = sample({
  clock: editor.restored,
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
    const input = item as MonitorInput;
    return { saved: editingOf(input), draft: withTyped(input, value.saved, value.draft) };
  },
  target: editor.reopened,
});
const orphaned = sample({ clock: reopened, filter: ({ item }) => item === null });
// The draft of a deleted input becomes a new one.
sample({
  clock: orphaned,
  filter: ({ canAdd }) => canAdd,
  fn: ({ draft }): InputForm => ({ ...emptyForm, ...draft.value.draft }),
  target: newInputRestored,
});
sample({
  clock: orphaned,
  filter: ({ canAdd }) => !canAdd,
  fn: ({ draft }) => ({ ...draft, isMissing: true }),
  target: draftRefused,
});

const $errors = createStore<FormErrors>({})
  .on(editor.refused, (_, form) => errorsOf(form))
  .on([changed, editor.opened, editor.reopened], () => ({}));

// Replaces the input in the list and queues it (specification 4.9); the queue reports a failure.
const sent = sample({
  clock: editor.sent,
  source: { inputs: $inputs, saved: editor.$saved },
  fn: ({ inputs, saved }, form) => ({
    form,
    changed: inputs.flatMap((input) =>
      input.id === form.id && saved !== null && !dequal(saved, form)
        ? [applyForm(input, withTyped(input, saved, form))]
        : [],
    ),
  }),
});
sample({
  clock: sent,
  filter: ({ changed: inputs }) => inputs.length > 0,
  fn: ({ changed: inputs }) => inputs,
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
  },
} as const;

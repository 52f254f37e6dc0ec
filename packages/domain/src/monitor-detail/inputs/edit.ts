import { createEvent, createStore, sample } from 'effector';
import { createBulkSelection } from '../../shared/bulk-selection';
import { createDraft, draftRefused } from '../../shared/drafts';
import type { EntityId } from '../../shared/http';
import { copyFailed } from '../copying';
import { $canAdd, draftPage, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../roles';
import { inputsChanged } from './changes';
import type { MonitorInput } from './contract';
import {
  applyForm,
  changeErrorOf,
  changeForm,
  changeInput,
  emptyForm,
  errorsOf,
  formOf,
  hintsOf,
  type FormErrors,
  type InputChange,
  type InputForm,
} from './form';
import { $inputs } from './shown';

export const activeChanged = createEvent<{ readonly id: EntityId; readonly isActive: boolean }>();

/** The same change of several inputs. */
export interface ManyChanged {
  readonly ids: readonly EntityId[];
  readonly change: InputChange;
}

/** Changes the same fields of several inputs; the queue saves them together. An invalid change is ignored. */
export const manyChanged = createEvent<ManyChanged>();

/** The inputs to change in a dialog, whose code is in a lazy chunk, and the one field that they get. */
export const selection = createBulkSelection<InputChange>(page);

export const editOpened = createEvent<EntityId>();
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

const isSame = (a: InputForm, b: InputForm): boolean => JSON.stringify(a) === JSON.stringify(b);

const found = sample({
  clock: editOpened,
  source: $inputs,
  fn: (inputs, id) => inputs.find((input) => input.id === id) ?? null,
});

const $editing = createStore<Editing | null>(null)
  .on(found, (_, item) => (item === null ? null : { item, form: formOf(item), errors: {} }))
  .on(changed, (editing, change) =>
    editing === null ? null : { ...editing, form: changeForm(editing.form, change), errors: {} },
  )
  .on([closed, page.started], () => null);

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
    return isSame(saved, form) ? null : { id: String(item.id), name: form.link, value: { saved, form } };
  }),
});
const reopened = sample({
  clock: restored,
  source: { inputs: $inputs, canAdd: $canAdd },
  fn: ({ inputs, canAdd }, draft) => {
    const item = inputs.find(({ id }) => String(id) === draft.id);
    const { saved, form } = draft.value;
    // Only what was typed, because the input may have changed elsewhere.
    const typed = Object.entries(form).filter(([key, value]) => saved[key as keyof InputForm] !== value);
    return {
      draft,
      canAdd,
      editing: item && { item, form: { ...formOf(item), ...Object.fromEntries(typed) }, errors: {} },
    };
  },
});
$editing.on(reopened, (current, { editing }) => editing ?? current);
const orphaned = sample({ clock: reopened, filter: ({ editing }) => editing === undefined });
/** A draft was restored whose input was deleted: it becomes a new one. */
export const newInputRestored = sample({
  clock: orphaned,
  filter: ({ canAdd }) => canAdd,
  fn: ({ draft }): InputForm => ({ ...emptyForm, ...draft.value.form }),
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
    return { item, form, errors: errorsOf(form), isChanged: !isSame(formOf(item), form) };
  },
});
const valid = sample({ clock: checked, filter: ({ errors }) => Object.keys(errors).length === 0 });
$editing
  .on(checked, (editing, { errors }) => (editing === null ? null : { ...editing, errors }))
  .on(valid, () => null);

// Apply the form to the current input, which may have changed while the dialog was open.
sample({
  clock: sample({
    clock: valid,
    source: $inputs,
    fn: (inputs, { item, form, isChanged }) =>
      isChanged ? inputs.filter(({ id }) => id === item.id).map((input) => applyForm(input, form)) : [],
  }),
  filter: ({ length }) => length > 0,
  target: inputsChanged,
});

export const $editForm = $editing.map((editing) => editing?.form ?? null);
export const $isEditDirty = $editing.map(
  (editing) => editing !== null && !isSame(formOf(editing.item), editing.form),
);

sample({
  clock: [
    sample({
      clock: activeChanged,
      fn: ({ id, isActive }): ManyChanged => ({ ids: [id], change: { active: isActive } }),
    }),
    manyChanged,
  ],
  source: { inputs: $inputs, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ inputs, hasPrivateInputs }, { ids, change }) => {
    // Private inputs require the purchase (specification 5).
    const isRefused = change.isPrivate === true && !hasPrivateInputs;
    if (isRefused || changeErrorOf(change) !== null) return [];
    const wanted = new Set(ids);
    return inputs.flatMap((input) => {
      const next = wanted.has(input.id) ? changeInput(input, change) : null;
      return next === null ? [] : [next];
    });
  },
  target: inputsChanged,
});

/** The dialog that edits an input. */
export const edit = {
  view: {
    isOpen: $editForm.map((form) => form !== null),
    values: $editForm.map((form) => form ?? emptyForm),
    errors: $editing.map((editing) => editing?.errors ?? {}),
    hints: $editing.map((editing) => (editing === null ? {} : hintsOf(editing.form))),
    isDirty: $isEditDirty,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
  },
  events: { onChange: changed, onSave: submitted, onClose: closed, onCopyError: copyFailed },
} as const;

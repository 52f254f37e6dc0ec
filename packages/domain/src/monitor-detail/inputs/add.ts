import { createEvent, createStore, sample } from 'effector';
import { $canAdd, discardRequested, page } from '../page';
import { $hasPrivateInputs } from '../roles';
import {
  changeForm,
  emptyForm,
  errorsOf,
  hasLink,
  hintsOf,
  newInput,
  readPriceLimit,
  type FormErrors,
  type InputForm,
} from './form';
import { inputAdded } from './pending';

/** The form that adds an input (spec section 2). */
export const addFormChanged = createEvent<Partial<InputForm>>();
/** Does nothing without a link (spec section 5). */
export const addRequested = createEvent();
/** Adds it switched off, and forced (spec section 4). */
export const addDisabledRequested = createEvent();

const requested = sample({
  clock: [
    sample({ clock: addRequested, fn: () => false }),
    sample({ clock: addDisabledRequested, fn: () => true }),
  ],
});

export const $addForm = createStore<InputForm>(emptyForm)
  .on([page.started, discardRequested], () => emptyForm)
  .on(addFormChanged, changeForm);

/** Warnings beside the fields of the form. */
export const $addHints = $addForm.map(hintsOf);

/** Something is typed that is not added yet. */
export const $isAddTyped = $addForm.map((form) => hasLink(form) || form.note.trim() !== '');

const checked = sample({
  clock: requested,
  source: { form: $addForm, canAdd: $canAdd, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ form, canAdd, hasPrivateInputs }, isDisabledAdd) => ({
    // Spec section 5: only who has bought private inputs can make one.
    form: { ...form, isPrivate: form.isPrivate && hasPrivateInputs },
    isDisabledAdd,
    isValid: canAdd && hasLink(form) && readPriceLimit(form.priceLimit) !== undefined,
  }),
});
const valid = sample({ clock: checked, filter: ({ isValid }) => isValid });
sample({
  clock: valid,
  fn: ({ form, isDisabledAdd }) => ({ item: newInput(form, !isDisabledAdd), isDisabledAdd }),
  target: inputAdded,
});
// The next link is usually of the same kind: sizes, region and the like stay.
$addForm.on(valid, (form) => ({ ...form, link: '', note: '' }));

/** What kept the last attempt from being sent; a link that is missing needs no words (spec section 5). */
export const $addErrors = createStore<FormErrors>({})
  .on([page.started, valid], () => ({}))
  .on(checked, (errors, { form, isValid }) => {
    if (isValid) return errors;
    const { priceLimit } = errorsOf(form);
    return priceLimit === undefined ? {} : { priceLimit };
  })
  .on(addFormChanged, (errors, change) => ('priceLimit' in change ? {} : errors));

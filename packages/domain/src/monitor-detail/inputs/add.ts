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

export const addFormChanged = createEvent<Partial<InputForm>>();
/** Ignored without a link (specification 5). */
export const addRequested = createEvent();
/** Adds the input disabled, with force (specification 4.9). */
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

export const $addHints = $addForm.map(hintsOf);

export const $isAddTyped = $addForm.map((form) => hasLink(form) || form.note.trim() !== '');

const checked = sample({
  clock: requested,
  source: { form: $addForm, canAdd: $canAdd, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ form, canAdd, hasPrivateInputs }, isDisabledAdd) => ({
    // Private inputs require the purchase (specification 5).
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
// Keep the other fields, because the next link usually shares them.
$addForm.on(valid, (form) => ({ ...form, link: '', note: '' }));

/** Errors of the last attempt; a missing link shows none (specification 5). */
export const $addErrors = createStore<FormErrors>({})
  .on([page.started, valid], () => ({}))
  .on(checked, (errors, { form, isValid }) => {
    if (isValid) return errors;
    const { priceLimit } = errorsOf(form);
    return priceLimit === undefined ? {} : { priceLimit };
  })
  .on(addFormChanged, (errors, change) => ('priceLimit' in change ? {} : errors));

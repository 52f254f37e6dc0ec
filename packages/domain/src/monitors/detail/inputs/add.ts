import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { bulkOpened, bulkPasted } from '../bulk/open';
import { copyFailed } from '../../../kernel/toasts';
import { createDuplicate } from '../../../kernel/list/duplicate';
import type { Copy } from '../../../kernel/save/editor';
import { createKept } from '../../../kernel/save/kept';
import { createUndo } from '../../../kernel/save/undo';
import { createPageAct } from '../../../kernel/page/page-acts';
import { $canAdd, $isLoading, $loadedUuid, $regions, discardRequested, page } from '../page';
import { $hasPrivateInputs } from '../../purchases';
import {
  emptyForm,
  errorsOf,
  formOf,
  hasLink,
  hintsOf,
  linkKey,
  newInput,
  type FormErrors,
  type InputForm,
} from '../../../resources/input-form';
import { $pending, addDeclined, inputAdded, pendingRestored, type NewInput } from './pending';
import { $inputs } from './shown';
import { t } from '../text.en';

const changed = createEvent<Partial<InputForm>>();
const requested = createEvent<Pick<NewInput, 'isDisabledAdd' | 'force'>>();
/** Ignored without a link (specification 5). */
const addRequested = requested.prepend(() => ({ isDisabledAdd: false, force: false }));
/** Adds the input disabled, with force (specification 4.9). */
const addDisabledRequested = requested.prepend(() => ({ isDisabledAdd: true, force: true }));
/** Adds a link that is already in the list, with force: the hint has asked before the call. */
const addAnywayRequested = requested.prepend(() => ({ isDisabledAdd: false, force: true }));

const focusAsked = createPageAct({
  page: 'monitorDetail',
  act: 'add-input',
  $isReady: combine($isLoading, $canAdd, (isLoading, canAdd) => !isLoading && canAdd),
});
const copied = createEvent<Copy<InputForm>>();
/** Fills the form with what an input has. Its link is to be changed, and takes the focus. */
export const duplicateRequested = createDuplicate({
  $rows: $inputs,
  idOf: ({ id }) => id,
  copyOf: formOf,
  target: copied,
});

/** How often the form was asked for from elsewhere in this visit; each time its link takes the focus. */
const $focusRequests = createStore(0)
  .on([focusAsked, copied], (count) => count + 1)
  .on(page.started, () => 0);

const isTyped = (form: InputForm): boolean => hasLink(form) || form.note.trim() !== '';
const filled = merge([
  focusAsked.filterMap(({ link }) => (link === undefined ? undefined : { link })),
  copied.map(({ value }) => value),
]);

const $form = createStore<InputForm>(emptyForm)
  .on([page.started, discardRequested], () => emptyForm)
  .on(changed, (form, change) => ({ ...form, ...change }));

/** What was typed is there again after an Undo of what took its place. */
const replaced = createUndo<InputForm>('typed input');
sample({
  clock: sample({ clock: filled, source: $form }),
  filter: isTyped,
  fn: (form) => ({
    label: form.link,
    item: form,
    toast: { kind: 'success' as const, text: t('formReplaced'), detail: form.link },
  }),
  target: replaced.offered,
});
sample({ clock: filled, target: changed });
sample({ clock: replaced.undone, fn: ({ item }) => item, target: changed });
sample({ clock: [page.started, page.closed, discardRequested], target: replaced.ended });

/** Whether the form holds text that was not added. */
export const $isAddTyped = $form.map(isTyped);

const restored = createKept<{ readonly form: InputForm; readonly pending: readonly NewInput[] }>({
  kind: 'new inputs',
  page,
  $id: $loadedUuid,
  $typed: combine([$form, $pending], ([form, pending]) =>
    isTyped(form) || pending.length > 0
      ? { form, pending: pending.map(({ item, isDisabledAdd, force }) => ({ item, isDisabledAdd, force })) }
      : null,
  ),
});
$form.on(restored, (_, { form }) => form);
sample({ clock: restored, fn: ({ pending }) => pending, target: pendingRestored });

const checked = sample({
  clock: requested,
  source: { form: $form, canAdd: $canAdd, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ form, canAdd, hasPrivateInputs }, kind) => ({
    ...kind,
    // Private inputs require the purchase (specification 5).
    item: newInput({ ...form, isPrivate: form.isPrivate && hasPrivateInputs }, !kind.isDisabledAdd),
    form,
    errors: errorsOf(form),
    canAdd,
  }),
});
const valid = sample({
  clock: checked,
  filter: ({ canAdd, errors }) => canAdd && Object.keys(errors).length === 0,
  fn: ({ item, isDisabledAdd, force }): NewInput => ({ item, isDisabledAdd, force }),
});
sample({ clock: valid, target: inputAdded });
// Keep the other fields, because the next link usually shares them.
$form
  .on(valid, (form) => ({ ...form, link: '', note: '' }))
  .on(addDeclined, (form, { item: { link, note } }) =>
    isTyped(form) ? form : { ...form, link, note: note ?? '' },
  );

/** Errors of the last attempt; a missing link shows none (specification 5). */
const $errors = createStore<FormErrors>({})
  .on([page.started, valid], () => ({}))
  .on(checked, (_, { form, errors: { link, ...others } }) =>
    link === undefined || !hasLink(form) ? others : { ...others, link },
  )
  .on(changed, (errors, change) => (Object.keys(change).some((field) => field in errors) ? {} : errors));

const $isTyping = $form.map(hasLink);
const $links = combine($isTyping, $inputs, (isTyping, inputs) =>
  isTyping ? new Set(inputs.map(({ link }) => linkKey(link))) : null,
);
// The server asks about duplicates as well (specification 8.6), but only after the call.
const $hints = combine($form, $links, $locale, (form, links) => ({
  ...hintsOf(form),
  ...(links?.has(linkKey(form.link)) === true ? { link: t('linkListed') } : {}),
}));

/** The form that adds one input (specification 2.9). */
export const add = {
  view: {
    canAdd: $canAdd,
    values: $form,
    errors: $errors,
    hints: $hints,
    regions: $regions,
    hasPrivateInputs: $hasPrivateInputs,
    focusRequests: $focusRequests,
  },
  events: {
    onChange: changed,
    onAdd: addRequested,
    onAddDisabled: addDisabledRequested,
    onAddAnyway: addAnywayRequested,
    onAddMany: bulkOpened,
    onCopyError: copyFailed,
    onManyPaste: bulkPasted,
  },
} as const;

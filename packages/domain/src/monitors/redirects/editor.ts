import { combine, createEvent, createStore, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { createEditor } from '../../kernel/save/editor';
import type { EntityId } from '../../kernel/http';
import { webhookHint } from '../../kernel/hints';
import { readLink, unwrappedHint } from '../../kernel/pasted';
import { indexListed } from '../../kernel/import/list';
import { newestOf, NEW_ID } from '../../kernel/save/rows';
import { createDuplicate } from '../../kernel/list/duplicate';
import { createSaves } from '../../kernel/list/edited-rows';
import { createPageAct } from '../../kernel/page/page-acts';
import type { Redirect } from '../../contract/calls/redirects';
import { $redirects, keywordFault, keywordIdentity, page, rows } from './list';
import { t } from './text.en';

/** The initial redirect (specification 3). */
const newRedirect: Redirect = { id: NEW_ID, keyword: '', webhook: '', type: 'Name', active: true };

export const createOpened = createEvent();
export const editOpened = createEvent<EntityId>();

const isSame = (a: Redirect, b: Redirect): boolean =>
  a.keyword === b.keyword && a.webhook === b.webhook && a.type === b.type && a.active === b.active;

type FieldTexts = Partial<Readonly<Record<'keyword' | 'webhook', string>>>;

/** Errors by field; they prevent saving. */
function errorsOf({ keyword, webhook }: Redirect): FieldTexts {
  const fault = keywordFault(keyword);
  return {
    ...(fault === null ? {} : { keyword: fault }),
    ...(readLink(webhook) === '' ? { webhook: t('webhookNeeded') } : {}),
  };
}

const form = createEditor<Redirect>({
  name: 'redirect',
  page,
  isSame,
  canSave: (redirect) => Object.keys(errorsOf(redirect)).length === 0,
  normalize: (redirect) => ({
    ...redirect,
    keyword: readLink(redirect.keyword),
    webhook: readLink(redirect.webhook),
  }),
  keptAs: ({ id }) => id,
});

export const { $draft } = form;
const draftChanged = form.changed.prepend((change: Partial<Omit<Redirect, 'id'>>) => (draft) => ({
  ...draft,
  ...change,
}));

/** Fills in the webhook and the type of the newest redirect. */
const lastTaken = createEvent();
const $newest = $redirects.map(newestOf);
sample({
  clock: lastTaken,
  source: $newest,
  filter: Boolean,
  fn: ({ webhook, type }) => ({ webhook, type }),
  target: draftChanged,
});

export const $isNew = $draft.map((draft) => draft?.id === NEW_ID);

/** A new redirect can be filled in as last time. */
const $canTakeLast = combine(
  $isNew,
  $draft,
  $newest,
  (isNew, draft, newest) =>
    isNew && newest !== null && (draft?.webhook !== newest.webhook || draft.type !== newest.type),
);

/** The webhooks of each keyword, for the hint about a new redirect. */
const $webhooks = combine($isNew, $redirects, (isNew, redirects) =>
  indexListed(keywordIdentity, isNew ? redirects : []),
);

/** Hints beside the fields; they do not prevent saving. */
const $hints = combine($draft, $webhooks, $locale, (draft, webhooks): FieldTexts => {
  if (draft === null) return {};
  const listed = webhooks.get(keywordIdentity.keyOf(draft));
  const value = keywordIdentity.variantOf(draft);
  const isListed = value === '' || listed?.has(value) === true;
  const webhook = webhookHint(draft.webhook);
  const unwrapped = unwrappedHint(draft.keyword);
  return {
    ...(unwrapped === undefined ? {} : { keyword: unwrapped }),
    ...(listed === undefined ? {} : { keyword: isListed ? t('keywordListed') : t('keywordConflict') }),
    ...(webhook === undefined ? {} : { webhook }),
  };
});

/** Errors of the last attempt to save; changing a field clears its error. */
const $errors = createStore<FieldTexts>({})
  .on(form.refused, (_, redirect) => errorsOf(redirect))
  .on([form.opened, form.copied, form.sent], () => ({}))
  .on(draftChanged, (errors, change) =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))),
  );

const createAsked = createPageAct({ page: 'redirects', act: 'create', $isReady: page.$isOpen });
sample({ clock: [createOpened, createAsked], fn: () => newRedirect, target: form.opened });

const found = sample({
  clock: editOpened,
  source: $redirects,
  fn: (redirects, id) => redirects.find((redirect) => redirect.id === id) ?? null,
});
sample({ clock: found, filter: Boolean, target: form.opened });
export const duplicateRequested = createDuplicate({
  $rows: $redirects,
  idOf: ({ id }) => id,
  copyOf: ({ keyword, webhook, type, active }): Redirect => ({
    ...newRedirect,
    keyword,
    webhook,
    type,
    active,
  }),
  target: form.copied,
});

createSaves<Redirect, Redirect>({
  rows,
  editor: form,
  $base: form.$saved,
  isNew: ({ id }) => id === NEW_ID,
  itemOf: (_, redirect) => redirect,
  say: t,
});

/** The dialog of a new or edited redirect. */
export const editor = {
  view: {
    isOpen: $draft.map((draft) => draft !== null),
    mode: $isNew.map((isNew) => (isNew ? 'create' : 'edit')),
    values: $draft.map((draft) => draft ?? newRedirect),
    errors: $errors,
    hints: $hints,
    isDirty: form.$isDirty,
    isSaving: form.$isSaving,
    error: form.$error,
    canFillLast: $canTakeLast,
  },
  events: {
    onChange: draftChanged,
    onFillLast: lastTaken,
    onSave: form.saveRequested,
    /** Discards the draft. Ignored while a save is pending. */
    onClose: form.closed,
  },
} as const;

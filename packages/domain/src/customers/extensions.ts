import { currentLocale } from '@dropdeck/text';
import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import { createTimer } from '../kernel/page/timer';
import { createUndo, UNDO_MS } from '../kernel/save/undo';
import { $customers, page, saveRequested, saveSettled, type CustomerSave } from './list';
import { renewalDay, type RenewalValue } from '../resources/renewal';
import { t } from './text.en';

/** Restores a customer's renewal from before the extension, by customer id. */
export const extensionUndone = createEvent<string>();

/** A recent extension. Its row and card keep their positions for `UNDO_MS` after the save, the row with Undo. */
export interface Extension {
  /** `next_renewal` before the first of several extensions. */
  readonly before: RenewalValue;
}

type Extensions = ReadonlyMap<string, Extension>;

const without = (extensions: Extensions, id: string): Extensions => withEntry(extensions, id, null);

const extended = sample({ clock: saveRequested, filter: ({ by }) => by.months > 0 });
/** One timer per customer; a second extension starts it over. */
const timer = createTimer<string>({ timeoutMs: UNDO_MS, keyOf: (id) => id });
const undoPressed = createEvent<{ readonly id: string; readonly before: RenewalValue }>();

export const $extensions = createStore<Extensions>(new Map())
  .on(extended, (extensions, { base: { customer_id: id, next_renewal } }) => {
    const last = extensions.get(id);
    return new Map(extensions).set(id, { before: last === undefined ? next_renewal : last.before });
  })
  .on(saveSettled, (extensions, { op, failure }) =>
    failure === null ? extensions : without(extensions, op.item.customer_id),
  )
  .on(timer.fired, without)
  .on(undoPressed, (extensions, { id }) => without(extensions, id))
  .on(page.closed, () => new Map());

sample({
  clock: saveSettled,
  source: $extensions,
  filter: (extensions, { op, failure }) => failure === null && extensions.has(op.item.customer_id),
  fn: (_, { op }) => op.item.customer_id,
  target: timer.started,
});

const undo = createUndo<{ readonly id: string; readonly before: RenewalValue }>('extension');

const longDay = (value: RenewalValue): string => {
  const { language } = currentLocale();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(renewalDay(value) ?? ''));
};

sample({
  clock: saveSettled,
  source: $extensions,
  filter: (_, { op, failure }) => failure === null && op.by.months > 0,
  fn: (extensions, { op, result }) => {
    const { customer_id: id, name, next_renewal } = result ?? op.item;
    return {
      label: name,
      item: { id, before: extensions.get(id)?.before ?? op.base.next_renewal },
      toast: {
        kind: 'success' as const,
        text: t('saved'),
        detail: t('extended', { name, day: longDay(next_renewal) }),
      },
    };
  },
  target: undo.offered,
});

sample({ clock: undo.undone, fn: ({ item }) => item, target: undoPressed });
sample({
  clock: extensionUndone,
  source: $extensions,
  filter: (extensions, id) => extensions.has(id),
  fn: (extensions, id) => ({ id, before: extensions.get(id)?.before }),
  target: undoPressed,
});

const undone = sample({
  clock: undoPressed,
  source: $customers,
  fn: (customers, { id, before }): CustomerSave | null => {
    const base = customers.find(({ customer_id }) => customer_id === id);
    return base === undefined
      ? null
      : {
          base,
          item: { ...base, next_renewal: before },
          by: { part: 'renewal', months: 0, hasDate: base.next_renewal !== before },
        };
  },
});
sample({ clock: undone, filter: Boolean, target: saveRequested });

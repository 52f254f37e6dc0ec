import { dequal } from 'dequal/lite';
import { createEffect, createEvent, sample } from 'effector';
import { getMonitorProducts, type Product } from '../../contract/calls/products';
import { createEditor } from '../../kernel/save/editor';
import { callOf, makeCall, statusOf, type AnswerOf, type EntityId, type Failure } from '../../kernel/http';
import { readLink, shortenedFault } from '../../kernel/pasted';
import { notifyShortened } from '../../kernel/toasts/notify-shortened';
import { notify } from '../../kernel/toasts/notify';
import type { PageScope } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { $toast, toastDismissed } from '../../kernel/toasts';
import { createMonitor, type MonitorType, type NewMonitor } from '../../contract/calls/monitors';
import { t } from './text.en';

/** The New Monitor dialog's fields (specification 2.7). */
export interface NewMonitorForm {
  readonly siteName: string;
  readonly monitorType: MonitorType;
  readonly isVisible: boolean;
  readonly productId: EntityId;
  readonly exampleInputs: readonly string[];
  readonly regions: readonly string[];
}

/** The initial form (specification 3 and 9); type new is invisible. */
export const newMonitorDefaults: NewMonitorForm = {
  siteName: '',
  monitorType: 'new',
  isVisible: false,
  productId: 5,
  exampleInputs: [''],
  regions: ['EU'],
};

/** Appends an item, unless it is blank or a duplicate. The form starts with a blank one, which is no item. */
const withItem = (items: readonly string[], text: string): readonly string[] => {
  const named = without(items, '');
  const item = readLink(text);
  return item === '' || shortenedFault(item) !== null || named.includes(item) ? named : [...named, item];
};
const without = (items: readonly string[], removed: string): readonly string[] =>
  items.filter((item) => item !== removed && item !== '');

/** A change whose product has the id that the server gave it; a screen has it as text. */
const withOwnId = <Change extends Partial<NewMonitorForm>>(
  products: readonly Product[],
  change: Change,
): Change => {
  const { productId } = change;
  const own = products.find(({ id }) => productId !== undefined && String(id) === String(productId));
  return own === undefined ? change : { ...change, productId: own.id };
};

/** The form is sent without validation (specification 5). */
const toPayload = (form: NewMonitorForm): NewMonitor => ({
  site_name: form.siteName,
  monitor_type: form.monitorType,
  monitor_visible: form.isVisible,
  product_id: form.productId,
  example_inputs: [...form.exampleInputs],
  regions: [...form.regions],
});

const comparable = (form: NewMonitorForm) => ({ ...form, productId: String(form.productId) });
const isSame = (a: NewMonitorForm, b: NewMonitorForm): boolean => dequal(comparable(a), comparable(b));

const textOf = (failure: Failure): string => (statusOf(failure) === 409 ? t('taken') : t('failed'));

/**
 * The New Monitor dialog: its form, the products to choose from, and the creation.
 *
 * Use it for a dialog that creates monitors; `editor.opened` opens it with a form.
 *
 * @param options.name unique among unsaved work.
 * @param options.page the page of the dialog; closing it drops the draft.
 */
export function createNewMonitor(options: { readonly name: string; readonly page: PageScope }) {
  const { page } = options;
  const formChanged = createEvent<Partial<NewMonitorForm>>();
  const editor = createEditor<NewMonitorForm>({
    name: options.name,
    page,
    isSame,
    // A clone opens with a name.
    keptAs: ({ siteName }) => siteName,
  });

  const read = callOf(getMonitorProducts);
  const products = createLoad({
    page,
    read,
    dataOf: ({ body }): readonly Product[] => body,
    initial: [],
  });
  sample({ clock: editor.opened, fn: () => ({}), target: products.start });
  sample({
    clock: formChanged,
    source: products.$data,
    fn: (all, change) => (form: NewMonitorForm) => ({
      ...form,
      ...withOwnId(all, change),
      // Type new makes the monitor invisible; type product keeps the setting (specification 4).
      ...(change.monitorType === 'new' ? { isVisible: false } : {}),
    }),
    target: editor.changed,
  });
  const added = (key: 'exampleInputs' | 'regions') => {
    const textsAdded = editor.changed.prepend((texts: readonly string[]) => (form) => ({
      ...form,
      [key]: texts.reduce(withItem, form[key]),
    }));
    notifyShortened(textsAdded);
    return textsAdded;
  };
  const removed = (key: 'exampleInputs' | 'regions') =>
    editor.changed.prepend((text: string) => (form) => ({ ...form, [key]: without(form[key], text) }));
  // The default product is the number 5. Use the server's own id if that is text.
  sample({
    clock: products.loaded,
    fn: (loaded) => (form: NewMonitorForm) => withOwnId(loaded.data, form),
    target: editor.changed,
  });

  const createFx = createEffect<NewMonitorForm, AnswerOf<typeof createMonitor>, Failure>((form) =>
    makeCall(createMonitor, { payload: toPayload(form) }),
  );
  sample({ clock: editor.sent, target: createFx });
  const ended = sample({
    clock: createFx.finally,
    source: editor.$draft,
    fn: (form, end) => ({ ...end, isDialogWaiting: form === end.params }),
  });
  const succeeded = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  const failed = ended.filterMap((end) =>
    end.status === 'fail' ? { ...end, value: end.params, error: textOf(end.error) } : undefined,
  );
  notify({
    pending: [editor.sent, () => t('creating')],
    done: [succeeded, () => t('created')],
    failed: [failed, ({ isDialogWaiting, error }) => (isDialogWaiting ? null : error)],
  });
  // The dialog says why, in place of the toast.
  sample({
    clock: failed,
    source: $toast,
    filter: (toast, { isDialogWaiting }) => isDialogWaiting && toast?.text === t('creating'),
    target: toastDismissed,
  });
  sample({ clock: succeeded, fn: ({ params }) => params, target: editor.succeeded });
  sample({ clock: failed, target: editor.failed });

  return {
    editor,
    /** The monitor was created, and the dialog still waits for it: the person has not left the page. */
    created: succeeded.filterMap(({ isDialogWaiting, params: form, result }) =>
      isDialogWaiting ? { form, uuid: result.body.uuid } : undefined,
    ),
    dialog: {
      view: {
        isOpen: editor.$draft.map((form) => form !== null),
        values: editor.$draft.map((form) => {
          const { exampleInputs, productId, ...values } = form ?? newMonitorDefaults;
          return { ...values, exampleInputs: without(exampleInputs, ''), productId: String(productId) };
        }),
        products: products.$data.map((all) => all.map(({ id, name }) => ({ id: String(id), name }))),
        productsStatus: products.$status,
        isDirty: editor.$isDirty,
        isSaving: editor.$isSaving,
        error: editor.$error,
      },
      events: {
        onRetryProducts: products.reload,
        onChange: formChanged,
        onExamplesAdd: added('exampleInputs'),
        onExampleRemove: removed('exampleInputs'),
        onRegionsAdd: added('regions'),
        onRegionRemove: removed('regions'),
        onSubmit: editor.saveRequested,
        /** Discards the draft. Ignored while the monitor is being created. */
        onClose: editor.closed,
      },
    },
  } as const;
}

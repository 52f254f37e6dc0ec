import { attach, createEvent, sample } from 'effector';
import { navigateFx } from '../shared/browser';
import { createEditor } from '../shared/editor';
import { createCall, statusOf, type EntityId, type Failure } from '../shared/http';
import { getMonitorProducts, type Product } from '../products/contract';
import { notify } from '../shared/notify';
import { createQuery } from '../shared/query';
import { createMonitor, type MonitorType, type NewMonitor } from './contract';
import { $isDeveloper } from '../session';
import { page } from './page';
import { monitorHref } from './query';

/** The messages of a creation (specification 8.4). */
export const messages = {
  creating: 'Creating monitor...',
  created: 'Monitor created successfully!',
  taken: 'A monitor with this name already exists',
  failed: 'Failed to create monitor',
} as const;

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

/** Applies a change. Type new makes the monitor invisible; type product keeps the setting (specification 4). */
export const applyFormChange = (form: NewMonitorForm, change: Partial<NewMonitorForm>): NewMonitorForm => ({
  ...form,
  ...change,
  ...(change.monitorType === 'new' ? { isVisible: false } : {}),
});

/** The form is sent without validation (specification 5). */
const toPayload = (form: NewMonitorForm): NewMonitor => ({
  site_name: form.siteName,
  monitor_type: form.monitorType,
  monitor_visible: form.isVisible,
  product_id: form.productId,
  example_inputs: [...form.exampleInputs],
  regions: [...form.regions],
});

const comparisonKey = (form: NewMonitorForm): string =>
  JSON.stringify(toPayload({ ...form, productId: String(form.productId) }));
const isSame = (a: NewMonitorForm, b: NewMonitorForm): boolean => comparisonKey(a) === comparisonKey(b);

/** Opens the dialog; only for developers (specification 6.2). */
export const opened = createEvent();
export const formChanged = createEvent<Partial<NewMonitorForm>>();

const editor = createEditor<NewMonitorForm>({ name: 'new monitor', isSame });

/** Discards the draft. Ignored while the monitor is being created. */
export const closed = editor.closed;
export const submitted = editor.saveRequested;

export const $form = editor.$draft;
export const $isDirty = editor.$isDirty;
export const $isCreating = editor.$isSaving;
export const $error = editor.$error;

const openedByDeveloper = sample({
  clock: opened,
  source: $isDeveloper,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: openedByDeveloper, fn: () => newMonitorDefaults, target: editor.opened });
sample({
  clock: formChanged,
  fn: (change) => (form: NewMonitorForm) => applyFormChange(form, change),
  target: editor.changed,
});
sample({ clock: page.closed, target: editor.dropped });

const loadProductsFx = createCall(getMonitorProducts);
const products = createQuery({
  page,
  load: loadProductsFx,
  dataOf: ({ body }): readonly Product[] => body,
  initial: [],
});
sample({ clock: openedByDeveloper, fn: () => ({}), target: products.start });

export const { $data: $products, $status: $productsStatus, reload: productsReloadRequested } = products;

// The default product is the number 5. Use the server's own id if that is text.
sample({
  clock: products.loaded,
  fn:
    ({ data }) =>
    (form: NewMonitorForm): NewMonitorForm => ({
      ...form,
      productId: data.find(({ id }) => String(id) === String(form.productId))?.id ?? form.productId,
    }),
  target: editor.changed,
});

const createFx = attach({
  effect: createCall(createMonitor),
  mapParams: (form: NewMonitorForm) => ({ payload: toPayload(form) }),
});
sample({ clock: editor.sent, target: createFx });

const textOf = (failure: Failure): string => (statusOf(failure) === 409 ? messages.taken : messages.failed);

notify({
  pending: [editor.sent, messages.creating],
  done: [createFx.done, messages.created],
  failed: [createFx.failData, textOf],
});

// Open the new monitor only if the dialog is still waiting; the person may have left the page.
const created = sample({
  clock: createFx.done,
  source: $form,
  fn: (form, { params, result }) => ({
    sent: params,
    uuid: result.body.uuid,
    isDialogWaiting: form === params,
  }),
});
sample({ clock: created, fn: ({ sent }) => sent, target: editor.succeeded });
sample({
  clock: created,
  filter: ({ isDialogWaiting }) => isDialogWaiting,
  fn: ({ uuid }) => ({ to: monitorHref(uuid) }),
  target: navigateFx,
});
sample({
  clock: createFx.fail,
  fn: ({ params, error }) => ({ value: params, error: textOf(error) }),
  target: editor.failed,
});

import { createEvent, createStore, sample } from 'effector';
import { $brandWords } from '../../shell/brand-words';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { labelRegions } from '../../resources/region-labels';
import { createNewMonitor, newMonitorDefaults, type NewMonitorForm } from '../../monitors/new';
import { monitorHref } from '../../shell/pages';
import { $isDeveloper } from '../../account/session';
import { navigate } from '../../kernel/ports';
import { regionsOf } from './choice';
import { allRequested } from './flow';
import { page, sourceLoaded } from './source';
import { t } from './text.en';

/** The form of a monitor like this one. Whether it is visible is not known, so that stays the default. */
export function cloneForm(detail: MonitorDetail, brandWords: readonly string[]): NewMonitorForm {
  const { data, monitorSettings } = detail;
  return {
    siteName: t('copyOf', { name: data.monitor_name }),
    monitorType: data.monitor_type === 'new' ? 'new' : 'product',
    isVisible: newMonitorDefaults.isVisible,
    productId: monitorSettings?.selectedProduct?.id ?? newMonitorDefaults.productId,
    exampleInputs: data.example_inputs ?? [],
    regions: labelRegions(regionsOf(detail), brandWords).map(({ label }) => label),
  };
}

/** The New Monitor dialog with the fields of the source; only for developers (specification 6.2). */
export const clone = createNewMonitor({ name: 'clone', page });

sample({
  clock: sourceLoaded,
  source: { opening: page.$params, isDeveloper: $isDeveloper, brandWords: $brandWords },
  filter: ({ opening, isDeveloper }, { data }) => opening?.isClone === true && isDeveloper && data !== null,
  fn: ({ brandWords }, { data }) => cloneForm(data as MonitorDetail, brandWords),
  target: clone.editor.opened,
});
sample({
  clock: clone.created,
  fn: ({ uuid, form }) => ({ uuid, name: form.siteName.trim() || uuid }),
  target: allRequested,
});

/** The person leaves the plan: the clone opens. */
export const planClosed = createEvent();
const $created = createStore<string | null>(null)
  .on(clone.created, (_, { uuid }) => uuid)
  .on(page.started, () => null);
sample({
  clock: planClosed,
  source: $created,
  filter: Boolean,
  fn: (uuid) => ({ to: monitorHref(uuid) }),
  target: navigate,
});

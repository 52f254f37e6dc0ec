import { createEvent, sample } from 'effector';
import { saveFileFx } from '../kernel/ports';
import { toJson, type ExportFormat } from '../kernel/import/export';
import { createPageAct } from '../kernel/page/page-acts';
import { toCsv } from './csv';
import { $customers, page } from './list';
import { $today } from './renewals';
import { $indexed, $shown } from './view';

/** Saves the shown customers: CSV for spreadsheets, or JSON with everything that the server sent. */
export const shownExported = createEvent<ExportFormat>();
/** Saves the selected customers, in the order of the list. */
export const selectedExported = createEvent<{
  readonly format: ExportFormat;
  readonly ids: readonly string[];
}>();

const exportAsked = createPageAct({ page: 'customers', act: 'export', $isReady: page.$isOpen });
sample({ clock: exportAsked, fn: ({ format }) => format, target: shownExported });

const requested = sample({
  clock: [
    sample({ clock: shownExported, source: $shown, fn: (views, format) => ({ views, format }) }),
    sample({
      clock: selectedExported,
      source: $indexed,
      fn: (indexed, { format, ids }) => {
        const wanted = new Set(ids);
        return { views: indexed.map(({ view }) => view).filter(({ id }) => wanted.has(id)), format };
      },
    }),
  ],
  source: { customers: $customers, today: $today },
  fn: ({ customers, today }, { views, format }) => ({ customers, today, views, format }),
});
sample({
  clock: requested,
  fn: ({ customers, today, views, format }) => {
    const name = `customers-${today}.${format}`;
    if (format === 'csv') {
      const rows = views.map(({ id, name, renewal, monitors, toolbox }) => ({
        id,
        name,
        renewal,
        monitors,
        toolboxes: toolbox,
      }));
      return { name, type: 'text/csv', text: toCsv(rows) };
    }
    const byId = new Map(customers.map((customer) => [customer.customer_id, customer]));
    const records = views.flatMap(({ id }) => byId.get(id) ?? []);
    return { name, type: 'application/json', text: toJson(records) };
  },
  target: saveFileFx,
});

import { createEvent, sample } from 'effector';
import { saveFileFx } from '../kernel/ports';
import { shownAs, toJson, type Exported } from '../kernel/import/export';
import { createPageAct } from '../kernel/page/page-acts';
import { toCsv } from './csv';
import { $customers, page } from './list';
import { $today } from './renewals';
import { $shown } from './view';

/** Saves customers as a file: CSV for spreadsheets, or JSON with everything that the server sent. */
export const exported = createEvent<Exported>();

const exportAsked = createPageAct({ page: 'customers', act: 'export', $isReady: page.$isOpen });
sample({ clock: exportAsked, fn: shownAs, target: exported });

const requested = sample({
  clock: exported,
  source: { customers: $customers, today: $today, views: $shown },
  fn: (source, { format }) => ({ ...source, format }),
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

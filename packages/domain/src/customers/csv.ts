import { writeSpreadsheet } from '../kernel/import/csv';
import type { Renewal } from '../resources/renewal';
import { t } from './text.en';

export interface CsvCustomer {
  readonly id: string;
  readonly name: string;
  readonly renewal: Renewal;
  readonly monitors: readonly string[];
  readonly toolboxes: readonly string[];
}

/** Customers as CSV for spreadsheets. */
export const toCsv = (customers: readonly CsvCustomer[]): string =>
  writeSpreadsheet([
    (['customerId', 'name', 'nextRenewal', 'state', 'daysLeft', 'monitors', 'toolbox'] as const).map((key) =>
      t(key),
    ),
    ...customers.map(({ id, name, renewal, monitors, toolboxes }) => [
      id,
      name,
      renewal.state === 'unknown' ? '' : renewal.day,
      renewal.state === 'unknown' ? '' : t(renewal.state),
      renewal.state === 'unknown' ? '' : renewal.days,
      monitors.join('; '),
      toolboxes.join('; '),
    ]),
  ]);

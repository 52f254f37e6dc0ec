import { writeSpreadsheet } from '../kernel/import/csv';
import type { Renewal } from '../resources/renewal';

export interface CsvCustomer {
  readonly id: string;
  readonly name: string;
  readonly renewal: Renewal;
  readonly monitors: readonly string[];
  readonly toolboxes: readonly string[];
}

const heading = ['Customer ID', 'Name', 'Next renewal', 'State', 'Days left', 'Monitors', 'Toolbox'];

const states = { overdue: 'Overdue', due: 'Due', active: 'Active', unknown: '' } as const;

/** Customers as CSV for spreadsheets. */
export const toCsv = (customers: readonly CsvCustomer[]): string =>
  writeSpreadsheet([
    heading,
    ...customers.map(({ id, name, renewal, monitors, toolboxes }) => [
      id,
      name,
      renewal.state === 'unknown' ? '' : renewal.day,
      states[renewal.state],
      renewal.state === 'unknown' ? '' : renewal.days,
      monitors.join('; '),
      toolboxes.join('; '),
    ]),
  ]);

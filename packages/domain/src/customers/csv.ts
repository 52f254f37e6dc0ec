import type { Renewal } from './renewal';

export interface CsvCustomer {
  readonly id: string;
  readonly name: string;
  readonly renewal: Renewal;
  readonly monitors: readonly string[];
  readonly toolboxes: readonly string[];
}

const heading = ['Customer ID', 'Name', 'Next renewal', 'State', 'Days left', 'Monitors', 'Toolbox'];

const states = { overdue: 'Overdue', due: 'Due', active: 'Active', unknown: '' } as const;

/** Quotes a field (RFC 4180). An apostrophe keeps spreadsheets from running a customer's name as a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** Customers as CSV with a heading, CRLF and a byte order mark, which makes spreadsheets read UTF-8. */
export function toCsv(customers: readonly CsvCustomer[]): string {
  const lines = customers.map(({ id, name, renewal, monitors, toolboxes }) => [
    id,
    name,
    renewal.state === 'unknown' ? '' : renewal.day,
    states[renewal.state],
    renewal.state === 'unknown' ? '' : String(renewal.days),
    monitors.join('; '),
    toolboxes.join('; '),
  ]);
  return `\uFEFF${[heading, ...lines].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}

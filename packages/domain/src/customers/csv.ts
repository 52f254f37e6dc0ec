import type { Renewal } from './renewal';

/** One line of the export. */
export interface CsvCustomer {
  readonly id: string;
  readonly name: string;
  readonly renewal: Renewal;
  readonly monitors: readonly string[];
  readonly toolboxes: readonly string[];
}

const heading = ['Customer ID', 'Name', 'Next renewal', 'State', 'Days left', 'Monitors', 'Toolbox'];

const states = { overdue: 'Overdue', due: 'Due', active: 'Active', unknown: '' } as const;

/**
 * A field as RFC 4180 has it, always quoted. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it: names are other people's words.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** Customers as CSV with a heading, a byte order mark (so that spreadsheets read it as UTF-8) and CRLF. */
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

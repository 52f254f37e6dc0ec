import { addRequested, box } from './box';
import type { BoxLine } from '../../../kernel/import/box';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { inputTypeOf } from '../example-inputs';
import { createListExport } from '../../../kernel/import/export';
import { editorsLoaded } from '../../../kernel/save/kept';
import { $inputs, $shownInputs } from '../inputs/shown';
import { $monitor, $regions } from '../page';
import { inputColumns } from './cells';
import { exportAct } from './open';

const duplicates = { list: 'monitor', conflict: 'monitor', text: 'paste' } as const;

/** A line of the dialog that adds many inputs; its link may be in the monitor already, or in an earlier row. */
export function toBulkLine(line: BoxLine<MonitorInput>) {
  const { name, item, duplicate, isAdded = false } = line;
  const link = item?.link ?? name;
  return { ...line, isAdded, link, type: inputTypeOf(link), duplicate: duplicate && duplicates[duplicate] };
}

export { access } from './access';
export { editorsLoaded };
export { inputChange } from './change';
export { edit } from './edit';

/** The dialog that adds many inputs (specification 2.9). */
export const bulk = {
  view: {
    ...box.view,
    lines: box.view.lines.map((lines) => lines.map(toBulkLine)),
    // Two inputs with the same link never conflict.
    counts: box.view.counts.map(({ conflicts: _, ...counts }) => counts),
    regions: $regions,
  },
  events: { ...box.events, onAdd: addRequested },
} as const;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'monitor';

createListExport({
  act: exportAct,
  columns: inputColumns,
  $name: $monitor.map((monitor) => `${slug(monitor?.monitor_name ?? '')}-inputs`),
  $shown: $shownInputs,
  $items: $inputs,
  keyOf: ({ id }) => id,
  shownKeyOf: ({ id }) => id,
});

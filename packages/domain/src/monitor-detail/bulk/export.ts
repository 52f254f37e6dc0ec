import { createListExport } from '../../shared/export';
import { $inputs, $shownInputs } from '../inputs/shown';
import { $monitor } from '../page';
import { inputColumns } from './columns';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'monitor';

/** Saves the shown or the selected inputs as a file. */
export const { shownExported, selectedExported } = createListExport({
  columns: inputColumns,
  $name: $monitor.map((monitor) => `${slug(monitor?.monitor_name ?? '')}-inputs`),
  $shown: $shownInputs,
  $items: $inputs,
  keyOf: ({ id }) => id,
  shownKeyOf: ({ id }) => id,
});

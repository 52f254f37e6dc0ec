import { sample } from 'effector';
import { createListExport } from '../../../kernel/import/export';
import { $inputs, $shownInputs } from '../inputs/shown';
import { $monitor } from '../page';
import { inputColumns } from './columns';
import { exported } from './open';

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'monitor';

const inputsExport = createListExport({
  columns: inputColumns,
  $name: $monitor.map((monitor) => `${slug(monitor?.monitor_name ?? '')}-inputs`),
  $shown: $shownInputs,
  $items: $inputs,
  keyOf: ({ id }) => id,
  shownKeyOf: ({ id }) => id,
});
sample({ clock: exported, target: inputsExport });

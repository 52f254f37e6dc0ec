import { createEvent, sample } from 'effector';
import { saveFileFx } from '../../shared/browser';
import { toCsv, toJson } from '../../shared/export';
import { notify } from '../../shared/notify';
import { $shownInputs } from '../inputs/shown';
import { messages } from '../messages';
import { $monitor } from '../page';
import { inputColumns } from './columns';

/** Saves the shown inputs as a file. */
export const exportRequested = createEvent<'csv' | 'json'>();

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'monitor';

const requested = sample({
  clock: exportRequested,
  source: { inputs: $shownInputs, monitor: $monitor },
  fn: ({ inputs, monitor }, format) => ({ inputs, name: slug(monitor?.monitor_name ?? ''), format }),
});
sample({
  clock: requested,
  filter: ({ inputs }) => inputs.length > 0,
  fn: ({ inputs, name, format }) =>
    format === 'csv'
      ? { name: `${name}-inputs.csv`, type: 'text/csv', text: toCsv(inputColumns, inputs) }
      : { name: `${name}-inputs.json`, type: 'application/json', text: toJson(inputs) },
  target: saveFileFx,
});
notify({
  failed: [
    sample({ clock: requested, filter: ({ inputs }) => inputs.length === 0 }),
    messages.nothingToExport,
  ],
});

import { combine, sample } from 'effector';
import { createImportBox } from '../../shared/import/box';
import { $inputs } from '../inputs/shown';
import { discardRequested, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../roles';
import { inputList } from './cells';
import { $isBulkOpen } from './open';

/** The number of inputs per call. */
const BATCH_SIZE = 100;

/** The box for many inputs (specification 2.9). */
export const box = createImportBox({
  name: 'bulk add',
  list: inputList,
  $isOpen: $isBulkOpen,
  $context: combine(
    { regions: $regions, inputs: $inputs, hasPrivateInputs: $hasPrivateInputs, isOpen: $isBulkOpen },
    ({ inputs, isOpen, ...context }) => ({
      ...context,
      usedRegions: new Set(isOpen ? inputs.map(({ region }) => region ?? '') : []),
    }),
  ),
  $items: $inputs,
  batchSize: BATCH_SIZE,
});
sample({ clock: [page.started, page.closed, discardRequested], fn: () => undefined, target: box.dropped });

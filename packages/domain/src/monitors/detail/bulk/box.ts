import { combine, sample } from 'effector';
import { createImportBox } from '../../../kernel/import/box';
import { editorsLoaded } from '../../../kernel/save/kept';
import { INPUTS_PER_CALL } from '../../../contract/calls/inputs';
import { $inputs } from '../inputs/shown';
import { $uuid, discardRequested, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../../purchases';
import { inputList } from './cells';
import { $isBulkOpen, $pasted, bulkPasted } from './open';

/** The box for many inputs (specification 2.9). */
export const box = createImportBox({
  name: 'bulk add',
  list: inputList,
  $isOpen: $isBulkOpen,
  $context: combine(
    {
      regions: $regions,
      inputs: $inputs,
      hasPrivateInputs: $hasPrivateInputs,
      isOpen: $isBulkOpen,
    },
    ({ inputs, isOpen, ...context }) => ({
      ...context,
      usedRegions: new Set(isOpen ? inputs.map(({ region }) => region ?? '') : []),
    }),
  ),
  $items: $inputs,
  page,
  $id: $uuid,
  batchSize: INPUTS_PER_CALL,
});
sample({ clock: [page.started, page.closed, discardRequested], target: box.dropped });

const taken = sample({
  clock: [bulkPasted, editorsLoaded],
  source: $pasted,
  filter: (pasted) => pasted !== null,
  fn: (pasted): string => pasted ?? '',
});
$pasted.on(taken, () => null);
sample({ clock: taken, target: box.events.onImport });

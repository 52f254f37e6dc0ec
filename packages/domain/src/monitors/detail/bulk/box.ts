import { combine, createEvent, createStore, sample } from 'effector';
import { createImportBox } from '../../../kernel/import/box';
import { editorsLoaded } from '../../../kernel/save/drafts';
import { INPUTS_PER_CALL } from '../../../contract/calls/inputs';
import { $inputs } from '../inputs/shown';
import { $monitor, discardRequested, draftPage, page } from '../page';
import { $regions } from '../regions';
import { $hasPrivateInputs } from '../../purchases';
import { stripTrackers } from '../../../resources/trackers';
import { inputList } from './cells';
import { $isBulkOpen, $pasted, bulkPasted } from './open';

/** Whether trackers are left out of the links, as in the form of one input. */
export const trackersStripped = createEvent<boolean>();
const $keepsTrackers = createStore(false)
  .on(trackersStripped, (_, areStripped) => !areStripped)
  .on($isBulkOpen, () => false);

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
      keepsTrackers: $keepsTrackers,
    },
    ({ inputs, isOpen, ...context }) => ({
      ...context,
      usedRegions: new Set(isOpen ? inputs.map(({ region }) => region ?? '') : []),
    }),
  ),
  $items: $inputs,
  draft: {
    ...draftPage,
    kind: 'inputs-import',
    $name: $monitor.map((monitor) => monitor?.monitor_name ?? ''),
    isSecret: true,
  },
  batchSize: INPUTS_PER_CALL,
});
sample({ clock: [page.started, page.closed, discardRequested], target: box.dropped });

/** The trackers of the links that can be added, how many links have some, and whether they are left out; `null` without any. */
export const $trackers = combine(box.view.lines, $keepsTrackers, (lines, isKept) => {
  const found = lines.flatMap(({ item, name }) => {
    const { removed } = stripTrackers(name);
    return item === null || removed.length === 0 ? [] : [removed];
  });
  return found.length === 0 ? null : { names: [...new Set(found.flat())], links: found.length, isKept };
});

const taken = sample({
  clock: [bulkPasted, editorsLoaded],
  source: $pasted,
  filter: (pasted) => pasted !== null,
  fn: (pasted): string => pasted ?? '',
});
$pasted.on(taken, () => null);
sample({ clock: taken, target: box.events.onImport });

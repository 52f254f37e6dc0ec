import { attach, combine, createEffect, createEvent, sample } from 'effector';
import type { Failure } from '../../../kernel/http';
import { createImportBox, type ImportBatch } from '../../../kernel/import/box';
import { editorsLoaded } from '../../../kernel/save/kept';
import { notify } from '../../../kernel/toasts/notify';
import { INPUTS_PER_CALL, type MonitorInput } from '../../../contract/calls/inputs';
import { addFx, inputFailureText } from '../inputs/calls';
import { isUnsent, sendOrAsk } from '../inputs/question';
import { $inputs } from '../inputs/shown';
import { $canAdd, $regions, $uuid, discardRequested, page } from '../page';
import { $hasPrivateInputs } from '../../purchases';
import { inputList } from './cells';
import { $isBulkOpen, $pasted, bulkPasted } from './open';
import { t as ofPage } from '../text.en';
import { t } from './text.en';

type Batch = ImportBatch<MonitorInput>;

const sendFx = attach({
  source: $uuid,
  mapParams: (batch: Batch, uuid) => ({ uuid, batch }),
  effect: createEffect<{ readonly uuid: string; readonly batch: Batch }, unknown, Failure>(
    ({ uuid, batch: { lines, force: isForced } }) => {
      const inputs = lines.flatMap(({ item }) => (item === null ? [] : [item]));
      return sendOrAsk({ uuid, links: [] }, isForced, (force) => addFx({ uuid, inputs, force }));
    },
  ),
});
const textOf = (failure: Failure): string =>
  inputFailureText(failure, ofPage('addFailed'), ofPage('addTimedOut'));

/** The box for many inputs (specification 2.9). */
export const box = createImportBox({
  name: 'bulk add',
  list: inputList,
  run: sendFx,
  errorOf: (failure) => (isUnsent(failure) ? t('declined') : t('notAdded', { reason: textOf(failure) })),
  // Later batches would fail as well, so the job stops and their lines stay in the box.
  isFatal: (failure) => !isUnsent(failure),
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

const taken = sample({ clock: [bulkPasted, editorsLoaded], source: $pasted }).filterMap(
  (pasted) => pasted ?? undefined,
);
$pasted.on(taken, () => null);
sample({ clock: taken, target: box.events.onImport });

/** Adds the valid lines, a hundred per call. */
export const addRequested = createEvent();
sample({ clock: addRequested, source: $canAdd, filter: Boolean, target: box.events.onAdd });

notify({
  done: [
    box.finished,
    ({ added: count, errors }) =>
      count > 0 && errors.every((error) => error === t('declined')) ? t('added', { count }) : null,
  ],
  failed: [
    sample({
      clock: sendFx.fail,
      source: box.$isRunning,
      filter: (isRunning, { error }) => isRunning && !isUnsent(error),
      fn: (_, { error }) => error,
    }),
    textOf,
  ],
});

import { combine, createEvent, sample } from 'effector';
import * as made from './make';
import * as restored from './restore';
import { $listError, listsRequested } from './sources';

const listsRetried = createEvent();
sample({ clock: listsRetried, source: made.$parts, target: listsRequested });

/** Makes a backup. */
export const making = {
  view: {
    available: made.$offered,
    chosen: made.$parts,
    calls: combine(made.$isCountKnown, made.$calls, (isKnown, calls) => (isKnown ? calls : null)),
    listError: $listError,
    reading: made.reading.$progress,
    isSaving: made.$isSaving,
  },
  events: {
    onToggle: made.partToggled,
    onListRetry: listsRetried,
    onRead: made.readRequested,
    onStop: made.reading.stopped,
    onRetry: made.reading.retried,
    onCancel: made.readCancelled,
    onSave: made.saveRequested.prepend((passphrase: string | null) => ({ passphrase })),
  },
} as const;

const fileListsRetried = createEvent();
sample({ clock: fileListsRetried, source: restored.$parts, target: listsRequested });

/** Restores a backup, without its plan. */
export const restoring = {
  view: {
    refusal: restored.$refusal,
    summary: restored.$summary.map(
      (summary) => summary && { ...summary, calls: summary.isCountKnown ? summary.calls : null },
    ),
    isUnlocking: restored.$isUnlocking,
    isWrongPassphrase: restored.$isWrongPassphrase,
    listError: $listError,
    reading: restored.reading.$progress,
    isPlanned: restored.$isPlanned,
  },
  events: {
    onListRetry: fileListsRetried,
    onFile: restored.fileChosen,
    onClose: restored.fileClosed,
    onUnlock: restored.unlockRequested,
    onSkipSecrets: restored.secretsSkipped,
    onCompare: restored.compareRequested,
    onStop: restored.reading.stopped,
    onRetry: restored.reading.retried,
    onPartly: restored.comparedPartly,
  },
} as const;

/** The plan of a restore. */
export const restorePlan = {
  view: restored.plan.view,
  events: { ...restored.plan.events, onClose: restored.fileClosed },
} as const;

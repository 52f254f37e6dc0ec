import { copyFailed } from '../copying';
import { $draft, draftDismissed, draftRestored } from './draft';
import { $error, $phase, $webhooks, changed, committed, retried } from './fields';

/** The webhooks of a monitor's regions, which save themselves (specification 2.9). */
export const webhooks = {
  view: { webhooks: $webhooks, phase: $phase, error: $error, draft: $draft },
  events: {
    onChange: changed,
    onCommit: committed,
    onRetry: retried,
    onRestoreDraft: draftRestored,
    onDismissDraft: draftDismissed,
    onCopyError: copyFailed,
  },
} as const;

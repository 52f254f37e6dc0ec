import { replaceRequested } from '../../../kernel/page/page-acts';
import { copyFailed } from '../messages';
import { $error, $phase, $webhooks, changed, committed, retried } from './fields';

/** The webhooks of a monitor's regions, which save themselves (specification 2.9). */
export const webhooks = {
  view: { webhooks: $webhooks, phase: $phase, error: $error },
  events: {
    onChange: changed,
    onCommit: committed,
    onRetry: retried,
    onCopyError: copyFailed,
    onReplaceEverywhere: replaceRequested,
  },
} as const;

import type { WebhooksSectionProps } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitor-detail';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useCopyMessages } from './useCopyMessages';

/** Props of Webhook Settings. */
export function useWebhooks(): WebhooksSectionProps {
  const state = useUnit({
    webhooks: detail.$webhooks,
    phase: detail.$webhooksPhase,
    error: detail.$webhooksError,
    draft: detail.$webhooksDraft,
  });
  const { changed, committed, retried, restored, dismissed } = useUnit({
    changed: detail.webhookChanged,
    committed: detail.webhooksCommitted,
    retried: detail.webhooksRetried,
    restored: detail.webhooksDraftRestored,
    dismissed: detail.webhooksDraftDismissed,
  });
  const { onCopyError } = useCopyMessages();
  return {
    webhooks: state.webhooks,
    phase: state.phase,
    error: state.error ?? undefined,
    onRetry: useCallback(() => retried(), [retried]),
    onChange: useCallback((region, url) => changed({ region, url }), [changed]),
    onCommit: useCallback(() => committed(), [committed]),
    onCopyError,
    draftOffer: state.draft,
    onRestoreDraft: useCallback(() => restored(), [restored]),
    onDismissDraft: useCallback(() => dismissed(), [dismissed]),
  };
}

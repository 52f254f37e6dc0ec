import { useId, type ReactNode } from 'react';
import { Button, Dialog, Stack } from '../../../primitives';
import { webhookText } from '../../../lib/text/webhookText';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Plan } from '../../../patterns/Plan/Plan';
import type { PlanProps } from '../../../patterns/Plan/types';
import type { WebhookItem } from './types';
import { WebhookUses } from './WebhookUses';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

/** An opened webhook, and what takes its place. */
export interface OpenedWebhook {
  readonly webhook: WebhookItem;
  readonly replacement: string;
  /** A hint about an unusual URL; it does not prevent the replacement. */
  readonly hint?: string | undefined;
  /** The replacement is the webhook itself. */
  readonly isSame: boolean;
  /** Monitors that were not read may use it too. */
  readonly isPartial: boolean;
}

export interface WebhookDialogProps {
  /** Null while closed. */
  state: OpenedWebhook | null;
  /** Without groups there is no plan yet. */
  plan: Pick<PlanProps, 'groups' | 'chosen' | 'progress' | 'result'>;
  onReplacementChange: (url: string) => void;
  onPlan: () => void;
  onToggle: PlanProps['onToggle'];
  onConfirm: () => void;
  onStop: () => void;
  onRetry: () => void;
  /** Back from the plan to the webhook. */
  onBack: () => void;
  onClose: () => void;
  onCopyError: () => void;
}

/** Where a webhook is used; then its replacement everywhere, as a plan. */
export function WebhookDialog({
  state,
  plan,
  onReplacementChange,
  onPlan,
  onToggle,
  onConfirm,
  onStop,
  onRetry,
  onBack,
  onClose,
  onCopyError,
}: WebhookDialogProps): ReactNode {
  useLocale();
  const formId = useId();
  const shown = useLastNonNull(state);
  if (shown === null) return null;
  const { webhook, replacement, hint, isSame, isPartial } = shown;
  const isPlanned = plan.groups.length > 0;
  const isDone = plan.result !== null;
  const canPlan = replacement !== '' && !isSame;
  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      title={isPlanned ? t('replaceTitle') : webhookText(webhook.url)}
      description={isPlanned && !isDone && isPartial ? t('partialText') : undefined}
      isDismissable={!isPlanned}
      isLocked={plan.progress !== null}
      footer={
        isPlanned ? undefined : (
          <>
            <Button variant="ghost" onPress={onClose}>
              {common('close')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isDisabled={!canPlan}>
              {t('planReplacement')}
            </Button>
          </>
        )
      }
    >
      {isPlanned ? (
        <Plan
          {...plan}
          action={t('make')}
          closeLabel={common('back')}
          onToggle={onToggle}
          onConfirm={onConfirm}
          onStop={onStop}
          onRetry={onRetry}
          onClose={isDone ? onClose : onBack}
        />
      ) : (
        <Stack data-gap={5}>
          <WebhookUses webhook={webhook} onCopyError={onCopyError} />
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (canPlan) onPlan();
            }}
          >
            <WebhookField
              label={t('replaceBy')}
              help="webhook"
              value={replacement}
              onChange={onReplacementChange}
              warning={isSame ? t('isSame') : hint}
              onCopyError={onCopyError}
            />
          </form>
        </Stack>
      )}
    </Dialog>
  );
}

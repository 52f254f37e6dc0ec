import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, Dialog, Stack, TextField } from '../../../primitives';
import { counted } from '../../../lib/nouns/noun';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import { WebhookField } from '../../../patterns/WebhookField/WebhookField';
import { Plan, PlanActions } from '../../../patterns/Plan/Plan';
import type { PlanProps } from '../../../patterns/Plan/types';
import { kindTexts } from './kindTexts';
import { valueText } from './notes';
import { ReadingStrip, type ReadingStripProps } from './ReadingStrip';
import type { ValueItem, ValueKind } from './types';
import { WebhookUses } from './WebhookUses';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** Opened values of one kind, and what takes their place. */
export interface OpenedValues {
  readonly kind: ValueKind;
  readonly rows: readonly ValueItem[];
  /** The part of each link that is replaced; blank for the whole. */
  readonly part: string;
  readonly text: string;
  /** A hint about an unusual URL; it does not prevent the replacement. */
  readonly hint?: string | undefined;
  /** The replacement would change nothing. */
  readonly isSame: boolean;
  readonly canPlan: boolean;
  /** Monitors that were not read may use the values too. */
  readonly isPartial: boolean;
  /** Another page has asked for the replacement: the field of the new value has the focus. */
  readonly isAsked: boolean;
}

export interface WebhookDialogProps extends Omit<ReadingStripProps, 'isOfInputs'> {
  /** Null while closed. */
  state: OpenedValues | null;
  /** Without groups there is no plan yet. */
  plan: Pick<PlanProps, 'groups' | 'chosen' | 'progress' | 'result'>;
  onPartChange: (part: string) => void;
  onReplacementChange: (text: string) => void;
  onPlan: () => void;
  onToggle: PlanProps['onToggle'];
  onConfirm: () => void;
  onStop: () => void;
  onRetry: () => void;
  /** Back from the plan to the values. */
  onBack: () => void;
  onClose: () => void;
  onCopyError: () => void;
}

/** Where values are used: a webhook, or what inputs have; then their replacement everywhere, as a plan. */
export function WebhookDialog({
  state,
  plan,
  onPartChange,
  onReplacementChange,
  onPlan,
  onToggle,
  onConfirm,
  onStop,
  onRetry,
  onBack,
  onClose,
  onCopyError,
  ...strip
}: WebhookDialogProps): ReactNode {
  const formId = useId();
  const shown = useLastNonNull(state);
  const isPlanned = plan.groups.length > 0;
  const body = useRef<HTMLDivElement>(null);
  const wasPlanned = useRef(isPlanned);
  // What had the focus goes with its step, so the focus moves to the start of the next one.
  useEffect(() => {
    if (wasPlanned.current !== isPlanned) body.current?.focus({ preventScroll: true });
    wasPlanned.current = isPlanned;
  }, [isPlanned]);
  const written = shown?.text ?? '';
  const typed = useRef({ text: written, isPasted: false });
  const isNext = shown?.canPlan === true && shown.kind === 'webhook' && shown.hint === undefined;
  // A webhook that was pasted is whole: the plan is next, once all monitors are read.
  useEffect(() => {
    const { text: before, isPasted } = typed.current;
    const isWhole = written === before ? isPasted : written.length > before.length + 1;
    typed.current = { text: written, isPasted: isWhole && !isNext };
    if (isWhole && isNext) onPlan();
  }, [isNext, onPlan, written]);
  if (shown === null) return null;
  const { kind, rows, text, hint, isSame, canPlan, isPartial, isAsked } = shown;
  const [only, ...others] = rows;
  const isWebhook = kind === 'webhook';
  const words = kindTexts()[kind];
  const isDone = plan.result !== null;
  const title = isPlanned
    ? t(isWebhook ? 'replaceTitle' : 'replaceInInputs')
    : only === undefined || others.length > 0
      ? t('replaceMany', { items: counted(words.noun, rows.length) })
      : valueText(kind, only.value);
  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      title={isPlanned ? title : <span data-secret>{title}</span>}
      description={isPlanned && !isDone && plan.progress === null && isPartial ? t('partialText') : undefined}
      isDismissable={!isPlanned}
      isLocked={plan.progress !== null}
      footer={
        isPlanned ? (
          <PlanActions
            {...plan}
            closeLabel={common('back')}
            onConfirm={onConfirm}
            onStop={onStop}
            onRetry={onRetry}
            onClose={isDone ? onClose : onBack}
          />
        ) : (
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
      <Stack ref={body} tabIndex={-1} role="group" aria-label={title}>
        {isPlanned ? (
          <Plan {...plan} onToggle={onToggle} />
        ) : (
          <WebhookUses kind={kind} items={rows} onCopyError={onCopyError}>
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (canPlan) onPlan();
              }}
            >
              {isWebhook ? (
                <WebhookField
                  label={t('replaceBy')}
                  help="webhook"
                  autoFocus={isAsked}
                  value={text}
                  onChange={onReplacementChange}
                  warning={isSame ? t('isSame') : hint}
                  onCopyError={onCopyError}
                />
              ) : (
                <Stack data-gap={4}>
                  <TextField
                    label={t('partOfLink')}
                    description={t('partOfLinkText')}
                    value={shown.part}
                    onChange={onPartChange}
                  />
                  <TextField
                    label={t('replaceBy')}
                    value={text}
                    onChange={onReplacementChange}
                    warning={isSame ? t('nothingChanges') : undefined}
                  />
                </Stack>
              )}
            </form>
            {isPartial && strip.reading.progress && <ReadingStrip isOfInputs={!isWebhook} {...strip} />}
          </WebhookUses>
        )}
      </Stack>
    </Dialog>
  );
}

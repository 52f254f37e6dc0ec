import { useEffect, useRef, type ReactNode } from 'react';
import {
  Banner,
  Button,
  Dialog,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Stepper,
  Text,
} from '../../../primitives';
import { isPending } from '../../../loading/loadStatus';
import { Plan, PlanActions } from '../../../patterns/Plan/Plan';
import { ChoiceStep } from './ChoiceStep';
import { TargetsStep } from './TargetsStep';
import type { CopyToDialogProps, CopyReadingProps } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { localized } from '@dropdeck/text';
import FailedList from '../../../patterns/Job/FailedList';
import { JobProgress } from '../../../patterns/Job/JobProgress';

/** Before the review: how far the monitors are compared, then those that could not be loaded. */
function ReadingStep({ reading, targetCount, readCount }: CopyReadingProps): ReactNode {
  if (reading === null || reading.isRunning) {
    const { failed, ...progress } = reading ?? { done: 0, total: targetCount, failed: [] };
    return (
      <Stack data-gap={4}>
        <JobProgress
          label={t('comparing', { count: progress.total })}
          progress={{ ...progress, failed: failed.length }}
        />
        <Text data-size="small" data-tone="muted">
          {t('nothingChanged')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack data-gap={4}>
      <Banner tone="warning" isLive title={t('loadedOf', { loaded: readCount, count: targetCount })}>
        {t('withoutOthers')}
      </Banner>
      {reading.failed.length > 0 && (
        <FailedList
          label={common('failed')}
          rows={reading.failed.map(({ uuid, name, reason }) => ({ id: uuid, name, reason }))}
        />
      )}
    </Stack>
  );
}

const stepNames = localized(() => [t('what'), t('where'), t('review')] as const);
const stepOf = { choice: 0, targets: 1, reading: 2, plan: 2 } as const;

/** The buttons of a stage. */
function Footer({
  stage,
  isClone = false,
  isChosen,
  targetCount,
  reading,
  readCount,
  plan,
  onContinue,
  onBack,
  onReadingStop,
  onReadingRetry,
  onPlan,
  onClose,
}: CopyToDialogProps): ReactNode {
  if (stage === 'plan') {
    return (
      <PlanActions
        {...plan}
        closeLabel={isClone ? t('skip') : common('back')}
        onClose={plan.result === null && !isClone ? onBack : onClose}
      />
    );
  }
  if (stage === 'choice' || stage === 'targets') {
    return (
      <>
        <Button variant="ghost" onPress={() => (stage === 'choice' ? onClose() : onBack())}>
          {stage === 'choice' ? common('cancel') : common('back')}
        </Button>
        <Button
          variant="primary"
          isDisabled={stage === 'choice' ? !isChosen : targetCount === 0}
          onPress={onContinue}
        >
          {stage === 'choice' ? t('continue') : t('continueWith', { count: targetCount })}
        </Button>
      </>
    );
  }
  if (reading === null || reading.isRunning) return <Button onPress={onReadingStop}>{common('stop')}</Button>;
  return (
    <>
      {!isClone && (
        <Button variant="ghost" onPress={onBack}>
          {common('back')}
        </Button>
      )}
      <Button onPress={onReadingRetry}>{common('retry')}</Button>
      <Button variant="primary" isDisabled={readCount === 0} onPress={onPlan}>
        {t('continueWith', { count: readCount })}
      </Button>
    </>
  );
}

/** Copies what one monitor has to others: what, where, a plan to review, and one job (specification 2.9). */
export function CopyToDialog(props: CopyToDialogProps): ReactNode {
  const { isOpen, stage, isClone = false, sourceName, sourceStatus, plan, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  const lastStage = useRef(stage);
  // The pressed button goes with its stage, so the focus moves to the start of the next one.
  useEffect(() => {
    if (lastStage.current !== stage) body.current?.focus({ preventScroll: true });
    lastStage.current = stage;
  }, [stage]);
  const cloneTitle = sourceName === '' ? t('clone') : t('cloneOf', { name: sourceName });
  const isReady = sourceStatus === 'ready';
  const content = {
    choice: <ChoiceStep {...props} />,
    targets: <TargetsStep {...props.targets} />,
    reading: <ReadingStep {...props} />,
    plan: <Plan {...plan} />,
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isClone ? <span data-secret>{cloneTitle}</span> : t('title')}
      description={
        !isClone && sourceName !== '' && <span data-secret>{t('description', { name: sourceName })}</span>
      }
      size="large"
      isDismissable={false}
      isLocked={plan.progress !== null}
      footer={isReady && <Footer {...props} />}
    >
      <Stack data-gap={5} ref={body} tabIndex={-1} role="group" aria-label={stepNames()[stepOf[stage]]}>
        {!isClone && <Stepper label={t('steps')} steps={stepNames()} current={stepOf[stage]} />}
        {isReady ? (
          content[stage]
        ) : isPending(sourceStatus) ? (
          <SkeletonGroup label={t('loading')}>
            <Stack>
              {props.parts.map((part) => (
                <Row key={part}>
                  <Skeleton shape="check" />
                  <Skeleton width="140px" />
                </Row>
              ))}
            </Stack>
          </SkeletonGroup>
        ) : (
          <Banner tone="danger" title={t('loadFailed')} isLive onRetry={props.onSourceRetry} />
        )}
      </Stack>
    </Dialog>
  );
}

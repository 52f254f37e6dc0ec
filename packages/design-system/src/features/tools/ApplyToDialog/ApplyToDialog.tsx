import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, Button, Dialog, Skeleton, SkeletonGroup, Stack, Stepper } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { isPending } from '../../../loading/loadStatus';
import { Plan } from '../../../patterns/Plan/Plan';
import { ChoiceStep } from './ChoiceStep';
import { ScanStep } from './ScanStep';
import { TargetsStep } from './TargetsStep';
import type { ApplyToDialogProps } from './types';

const stepNames = ['What', 'Where', 'Review'] as const;
const stepOf = { choice: 0, targets: 1, scan: 2, plan: 2 } as const;

/** The buttons of a stage; the plan brings its own. */
function Footer({
  stage,
  isClone,
  isChosen,
  targetCount,
  scan,
  readCount,
  onContinue,
  onBack,
  onScanStop,
  onScanRetry,
  onPlan,
  onClose,
}: ApplyToDialogProps): ReactNode {
  const { countOf } = useCounts();
  if (stage === 'choice' || stage === 'targets') {
    return (
      <>
        <Button onPress={() => (stage === 'choice' ? onClose() : onBack())}>
          {stage === 'choice' ? 'Cancel' : 'Back'}
        </Button>
        <Button
          variant="primary"
          isDisabled={stage === 'choice' ? !isChosen : targetCount === 0}
          onPress={onContinue}
        >
          {stage === 'choice' ? 'Continue' : `Continue with ${countOf(targetCount, 'monitor')}`}
        </Button>
      </>
    );
  }
  if (scan === null || scan.isRunning) return <Button onPress={onScanStop}>Stop</Button>;
  return (
    <>
      {isClone !== true && <Button onPress={onBack}>Back</Button>}
      <Button onPress={onScanRetry}>Retry</Button>
      <Button variant="primary" isDisabled={readCount === 0} onPress={onPlan}>
        {`Continue with ${countOf(readCount, 'monitor')}`}
      </Button>
    </>
  );
}

/** Applies what one monitor has to others: what, where, a plan to review, and one job (specification 2.9). */
export function ApplyToDialog(props: ApplyToDialogProps): ReactNode {
  const { isOpen, stage, isClone = false, sourceName, sourceStatus, plan, onBack, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  const lastStage = useRef(stage);
  // The pressed button goes with its stage, so the focus moves to the start of the next one.
  useEffect(() => {
    if (lastStage.current !== stage) body.current?.focus({ preventScroll: true });
    lastStage.current = stage;
  }, [stage]);
  const isReady = sourceStatus === 'ready';
  const isPlanned = stage === 'plan';
  const content = {
    choice: <ChoiceStep {...props} />,
    targets: <TargetsStep {...props.targets} />,
    scan: <ScanStep {...props} />,
    plan: (
      <Plan
        {...plan}
        closeLabel={isClone ? 'Skip' : 'Back'}
        onClose={plan.result === null && !isClone ? onBack : onClose}
      />
    ),
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isClone ? `Clone ${sourceName || 'the monitor'}` : 'Apply to other monitors'}
      description={
        isClone || sourceName === ''
          ? undefined
          : `Copies what ${sourceName} has to the monitors that you choose.`
      }
      size="large"
      isDismissable={false}
      isLocked={plan.progress !== null}
      footer={isReady && !isPlanned ? <Footer {...props} /> : undefined}
    >
      <Stack data-gap={5} ref={body} tabIndex={-1} role="group" aria-label={stepNames[stepOf[stage]]}>
        {!isClone && <Stepper label="Steps" steps={stepNames} current={stepOf[stage]} />}
        {isReady ? (
          content[stage]
        ) : isPending(sourceStatus) ? (
          <SkeletonGroup label="Loading the monitor">
            {props.parts.map((part) => (
              <Skeleton key={part} width="220px" height="28px" />
            ))}
          </SkeletonGroup>
        ) : (
          <Banner
            tone="danger"
            title="The monitor could not be loaded"
            isLive
            onRetry={props.onSourceRetry}
          />
        )}
      </Stack>
    </Dialog>
  );
}

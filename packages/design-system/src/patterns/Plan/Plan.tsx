import { useState, type ReactNode } from 'react';
import { AlertDialog, Button, Row, Stack, Text } from '../../primitives';
import { useCounts } from '../../lib/format/formatCount';
import { counted } from '../../lib/nouns/noun';
import { JobOutcome, JobOutcomeActions, OutcomeBanner, outcomeTitle } from '../Job/JobOutcome';
import { JobProgress, JobStep } from '../Job/JobProgress';
import { PlanChoices } from './PlanChoices';
import { deletionsOf } from './planLines';
import { PlanResults } from './PlanResults';
import type { PlanProps } from './types';

const noun = 'changes';

/**
 * What a job is about to write, step by step, with its progress and its results: the person chooses the steps,
 * confirms deletions separately, and can stop the job and retry what failed. It brings its own buttons.
 */
export function Plan({
  groups,
  chosen,
  progress,
  result,
  action = 'Apply',
  closeLabel = 'Cancel',
  onToggle,
  onConfirm,
  onStop,
  onRetry,
  onClose,
}: PlanProps): ReactNode {
  const counts = useCounts();
  const { countOf } = counts;
  const [isAsking, setAsking] = useState(false);

  if (progress !== null) {
    return (
      <JobStep key="job" label="Making the changes">
        <JobProgress label={`Making ${counted(noun, progress.total)}`} progress={progress} />
        <Text data-size="small" data-tone="muted">
          Stop keeps what is already made.
        </Text>
        <Row data-align="stretch" data-justify="end" data-wraps>
          <Button onPress={onStop}>Stop</Button>
        </Row>
      </JobStep>
    );
  }
  if (result !== null) {
    const title = outcomeTitle(counts, result, noun, 'made');
    return (
      <JobStep key="result" label={title}>
        {result.doneIds === undefined ? (
          <JobOutcome result={result} title={title} done="made" />
        ) : (
          <>
            <OutcomeBanner result={result} title={title} done="made" />
            <PlanResults groups={groups} chosen={chosen} result={result} />
          </>
        )}
        <Row data-align="stretch" data-justify="end" data-wraps>
          <JobOutcomeActions result={result} noun={noun} onRetry={onRetry} onClose={onClose} />
        </Row>
      </JobStep>
    );
  }
  const deletions = deletionsOf(groups, chosen);
  return (
    <Stack data-gap={4} key="plan">
      <PlanChoices groups={groups} chosen={chosen} onToggle={onToggle} />
      <Row data-align="stretch" data-justify="end" data-wraps>
        <Button variant="ghost" onPress={onClose}>
          {closeLabel}
        </Button>
        <Button
          variant={deletions > 0 ? 'danger' : 'primary'}
          isDisabled={chosen.size === 0}
          onPress={() => (deletions > 0 ? setAsking(true) : onConfirm())}
        >
          {`${action} ${counted(noun, chosen.size)}`}
        </Button>
      </Row>
      <AlertDialog
        isOpen={isAsking}
        title={`Delete ${countOf(deletions, 'entry', 'entries')}?`}
        confirmLabel={`Delete ${countOf(deletions, 'entry', 'entries')}`}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
        body="The plan lists them in red. They can’t be restored."
      />
    </Stack>
  );
}

import { useState, useCallback, type ReactNode } from 'react';
import { AlertDialog, Button, Row, Stack, Text, Switch } from '../../primitives';
import { counted } from '../../lib/nouns/noun';
import { JobOutcome, JobOutcomeActions, OutcomeBanner, outcomeTitle } from '../Job/JobOutcome';
import { JobProgress, JobStep } from '../Job/JobProgress';
import { deletionsOf, isChoosable, linesOf, stepsOf, type PlanLine } from './planLines';
import { PlanResults } from './PlanResults';
import type { PlanProps } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { VirtualList } from '../VirtualList/VirtualList';
import { PlanRow } from './PlanRow';
import { t as job } from '../Job/text.en';

const keyOf = ({ key }: PlanLine): string => key;

/** The steps of a plan to choose from, and how many there are. */
function PlanChoices({
  groups,
  chosen,
  onToggle,
}: Pick<PlanProps, 'groups' | 'chosen' | 'onToggle'>): ReactNode {
  const isPhone = useMedia(media.phone);
  const [isRevealed, setRevealed] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const onExpand = useCallback((id: string) => setExpanded((before) => new Set(before).add(id)), []);
  const steps = stepsOf(groups);
  const skipped = steps.filter((step) => step.skipped !== undefined).length;
  const unchanged = steps.filter((step) => step.isUnchanged === true).length;
  const deletions = deletionsOf(groups, chosen);
  const summary = [
    chosen.size === 0 ? job('nothingToChange') : counted('changes', chosen.size),
    ...(deletions > 0 ? [t('entriesDeleted', { count: deletions })] : []),
    ...(skipped > 0 ? [t('skippedMany', { count: skipped })] : []),
    ...(unchanged > 0 ? [job('unchanged', { count: unchanged })] : []),
  ].join(' · ');
  return (
    <>
      <Row data-gap={4} data-row-gap={2} data-justify="between" data-wraps>
        <Text data-size="small" data-tone="muted" data-tabular role="status">
          {summary}
        </Text>
        {steps.some(({ changes }) => changes.some(({ isSecret }) => isSecret)) && (
          <Switch label={t('showSecrets')} isSelected={isRevealed} onChange={setRevealed} />
        )}
      </Row>
      {groups.length > 0 && (
        <VirtualList
          label={t('plan')}
          rows={linesOf(groups)}
          keyOf={keyOf}
          rowSize={44}
          isVariable
          maxHeight={isPhone ? 300 : 400}
          isStatic={steps.every((step) => !isChoosable(step))}
          render={(line) => (
            <PlanRow
              line={line}
              chosen={chosen}
              isRevealed={isRevealed}
              isExpanded={line.kind === 'step' && expanded.has(line.step.id)}
              onExpand={onExpand}
              onToggle={onToggle}
            />
          )}
        />
      )}
    </>
  );
}

const noun = 'changes';

/**
 * What a job is about to write, step by step, with its progress and its results: the person chooses the steps,
 * can stop the job and retry what failed. Its buttons are PlanActions, in the footer of the dialog.
 */
export function Plan({
  groups,
  chosen,
  progress,
  result,
  onToggle,
}: Pick<PlanProps, 'groups' | 'chosen' | 'progress' | 'result' | 'onToggle'>): ReactNode {
  if (progress !== null) {
    return (
      <JobStep key="job" label={t('runningStep')}>
        <JobProgress label={t('running', { count: progress.total })} progress={progress} />
        <Text data-size="small" data-tone="muted">
          {t('stopHint')}
        </Text>
      </JobStep>
    );
  }
  if (result !== null) {
    return (
      <JobStep key="result" label={outcomeTitle({ result, noun, verb: 'make' })}>
        {result.doneIds === undefined ? (
          <JobOutcome result={result} noun={noun} verb="make" />
        ) : (
          <>
            <OutcomeBanner result={result} noun={noun} verb="make" />
            <PlanResults groups={groups} chosen={chosen} result={result} />
          </>
        )}
      </JobStep>
    );
  }
  return (
    <Stack data-gap={4} key="plan">
      <PlanChoices groups={groups} chosen={chosen} onToggle={onToggle} />
    </Stack>
  );
}

/** The buttons of a plan, of its job and of its results; deletions are confirmed separately. */
export function PlanActions({
  groups,
  chosen,
  progress,
  result,
  closeLabel = common('cancel'),
  onConfirm,
  onStop,
  onRetry,
  onClose,
}: Omit<PlanProps, 'onToggle'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  if (progress !== null) return <Button onPress={onStop}>{common('stop')}</Button>;
  if (result !== null) {
    return <JobOutcomeActions result={result} noun={noun} onRetry={onRetry} onClose={onClose} />;
  }
  const deletions = deletionsOf(groups, chosen);
  return (
    <>
      <Button variant="ghost" onPress={onClose}>
        {closeLabel}
      </Button>
      <Button
        variant={deletions > 0 ? 'danger' : 'primary'}
        isDisabled={chosen.size === 0}
        onPress={() => (deletions > 0 ? setAsking(true) : onConfirm())}
      >
        {t('confirm', { items: counted(noun, chosen.size) })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('deleteQuestion', { count: deletions })}
        confirmLabel={t('deleteConfirm', { count: deletions })}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
        body={t('deleteHint')}
      />
    </>
  );
}

import { useCallback, useState, type ReactNode } from 'react';
import { Row, Switch, Text } from '../../primitives';
import { counted } from '../../lib/nouns/noun';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { VirtualList } from '../VirtualList/VirtualList';
import { deletionsOf, isChoosable, linesOf, stepsOf, type PlanLine } from './planLines';
import { PlanRow } from './PlanRow';
import type { PlanProps } from './types';
import { t as job } from '../Job/text.en';
import { t } from './text.en';

const keyOf = ({ key }: PlanLine): string => key;

/** The steps of a plan to choose from, and how many there are. */
export function PlanChoices({
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

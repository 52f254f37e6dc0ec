import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { counted } from '../../lib/nouns/noun';
import { color, space, text } from '../../tokens';
import { VirtualList } from '../VirtualList/VirtualList';
import type { PlanGroup, PlanProps, PlanResult } from './types';
import { t as job } from '../Job/text.en';
import { t } from './text.en';

interface GroupResult {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  /** The steps that failed, each with its reason. */
  readonly failures: readonly string[];
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
`;

const Failure = styled.p`
  grid-column: 1 / -1;
  ${text.small}
  color: ${color.danger};
`;

/** What became of the chosen steps of each group; those with failures come first. */
function resultsOf(
  groups: readonly PlanGroup[],
  chosen: ReadonlySet<string>,
  { doneIds = new Set(), failed }: PlanResult,
): readonly GroupResult[] {
  const reasons = new Map(failed.map(({ id, reason = '' }) => [`${id}`, reason]));
  const results = groups.flatMap(({ name, steps }): readonly GroupResult[] => {
    const run = steps.filter(({ id }) => chosen.has(id));
    const failures = run
      .filter(({ id }) => reasons.has(id))
      .map(({ id, title }) => `${title}: ${reasons.get(id)}`);
    const done = run.filter(({ id }) => doneIds.has(id)).length;
    return run.length === 0 ? [] : [{ name, done, total: run.length, failures }];
  });
  return results.toSorted((a, b) => Number(b.failures.length > 0) - Number(a.failures.length > 0));
}

const ResultRow = memo(function ResultRow({
  result: { name, done, total, failures },
  hasCount,
}: {
  result: GroupResult;
  hasCount: boolean;
}): ReactNode {
  useLocale();
  const items = counted('changes', total);
  return (
    <Row data-secret>
      {name}
      {hasCount && (
        <Text as="span" data-size="small" data-tone="muted" data-tabular>
          {done === total ? job('makeDone', { items }) : job('makePartly', { done, items })}
        </Text>
      )}
      {failures.map((failure) => (
        <Failure key={failure}>{failure}</Failure>
      ))}
    </Row>
  );
});

const keyOf = ({ name }: GroupResult): string => name;

/** The results of a plan’s job, a line for each group. A single group adds only its failures to what the banner counts. */
export function PlanResults({
  groups,
  chosen,
  result,
}: Pick<PlanProps, 'groups' | 'chosen'> & { result: PlanResult }): ReactNode {
  const rows = resultsOf(groups, chosen, result);
  const hasCount = rows.length > 1;
  if (!hasCount && result.failed.length === 0) return null;
  return (
    <VirtualList
      label={t('results')}
      rows={rows}
      keyOf={keyOf}
      rowSize={36}
      isVariable
      maxHeight={280}
      isStatic
      render={(row) => <ResultRow result={row} hasCount={hasCount} />}
    />
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { counted, type Noun } from '../../../lib/nouns/noun';
import { Button, Row, Text } from '../../../primitives';
import type { LineMarks } from '../../../patterns/LineEditor/LineEditor';
import { color, space, text } from '../../../tokens';
import { t } from './text.en';

/** The analysis of the lines; may lag behind the text. */
export interface LineStats extends LineMarks {
  /** The number of lines that are not blank. */
  readonly filled: number;
}

export interface LineSummaryProps {
  stats: LineStats;
  noun: Noun;
  importError: string | undefined;
  onGoTo: (lines: readonly number[]) => void;
  onTidy: () => void;
  isDisabled: boolean;
}

const Count = styled.p`
  margin-inline-end: ${space[2]};
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

/** Below the lines: their count, the problems, and the actions that fix them. */
export function LineSummary({
  stats,
  noun,
  importError,
  onGoTo,
  onTidy,
  isDisabled,
}: LineSummaryProps): ReactNode {
  const kinds = (
    [
      { problem: 'duplicates', lines: stats.duplicates.map(({ line }) => line) },
      { problem: 'blank', lines: stats.blank },
      { problem: 'unusual', lines: stats.unusual },
    ] as const
  ).filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Row data-row-gap={1} data-wraps style={{ minHeight: 28 }}>
        <Count role="status">{counted(noun, stats.filled)}</Count>
        {kinds.map(({ problem, lines }) => {
          const found = t(problem, { count: lines.length });
          return (
            <Button
              key={problem}
              variant="ghost"
              size="small"
              aria-label={t('goToNext', { found })}
              onPress={() => onGoTo(lines)}
            >
              {found}
            </Button>
          );
        })}
        <Text as="span" data-grows />
        {stats.duplicates.length + stats.blank.length > 0 && (
          <Button variant="ghost" size="small" edge="end" isDisabled={isDisabled} onPress={onTidy}>
            {t('tidy')}
          </Button>
        )}
      </Row>
      {importError !== undefined && (
        <Text data-size="small" data-tone="danger" data-long="anywhere" role="alert">
          {importError}
        </Text>
      )}
    </>
  );
}

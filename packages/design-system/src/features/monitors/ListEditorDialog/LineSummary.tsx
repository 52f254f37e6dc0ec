import type { ReactNode } from 'react';
import styled from 'styled-components';
import { counted, type Noun } from '../../../lib/nouns/noun';
import { Button, Row, Text } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import type { LineMarks } from '../../../patterns/LineEditor/LineEditor';
import { color, space, text } from '../../../tokens';

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
  const { countOf } = useCounts();
  const kinds = [
    { word: 'duplicate', lines: stats.duplicates.map(({ line }) => line) },
    { word: 'blank line', lines: stats.blank },
    { word: 'unusual line', lines: stats.unusual },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Row data-row-gap={1} data-wraps style={{ minHeight: 28 }}>
        <Count role="status">{counted(noun, stats.filled)}</Count>
        {kinds.map(({ word, lines }) => (
          <Button
            key={word}
            variant="ghost"
            size="small"
            aria-label={`${countOf(lines.length, word)}: go to the next`}
            onPress={() => onGoTo(lines)}
          >
            {countOf(lines.length, word)}
          </Button>
        ))}
        <Text as="span" data-grows />
        {stats.duplicates.length + stats.blank.length > 0 && (
          <Button variant="ghost" size="small" isDisabled={isDisabled} onPress={onTidy}>
            Remove blank and duplicate lines
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

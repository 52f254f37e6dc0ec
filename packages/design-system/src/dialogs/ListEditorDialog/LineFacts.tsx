import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LineMarks } from '../../patterns/LineEditor/LineEditor';
import { Button } from '../../primitives/Button/Button';
import { color, space, text } from '../../tokens';

/** What is known of the lines; may come a moment after the text. */
export interface LineFactsValues extends LineMarks {
  /** How many lines say something. */
  readonly filled: number;
}

export interface LineFactsProps {
  facts: LineFactsValues;
  noun: readonly [one: string, many: string];
  importError: string | undefined;
  onGoTo: (lines: readonly number[]) => void;
  onTidy: () => void;
  isDisabled: boolean;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 28px;
`;

const Count = styled.p`
  margin-inline-end: ${space[2]};
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Spring = styled.span`
  flex: 1;
`;

const Problem = styled.p`
  ${text.small}
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Below the lines: how many, what is odd about which, and what to do about it. */
export function LineFacts({
  facts,
  noun,
  importError,
  onGoTo,
  onTidy,
  isDisabled,
}: LineFactsProps): ReactNode {
  const kinds = [
    { words: ['duplicate', 'duplicates'] as const, lines: facts.duplicates.map(({ line }) => line) },
    { words: ['blank line', 'blank lines'] as const, lines: facts.blank },
    { words: ['unusual line', 'unusual lines'] as const, lines: facts.unusual },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Row>
        <Count role="status">{counted(facts.filled, noun)}</Count>
        {kinds.map(({ words, lines }) => (
          <Button
            key={words[0]}
            variant="ghost"
            size="small"
            aria-label={`${counted(lines.length, words)}: go to the next`}
            onPress={() => onGoTo(lines)}
          >
            {counted(lines.length, words)}
          </Button>
        ))}
        <Spring />
        {facts.duplicates.length + facts.blank.length > 0 && (
          <Button variant="ghost" size="small" isDisabled={isDisabled} onPress={() => onTidy()}>
            Remove blank and duplicate lines
          </Button>
        )}
      </Row>
      {importError !== undefined && <Problem role="alert">{importError}</Problem>}
    </>
  );
}

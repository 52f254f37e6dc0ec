import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../internal/formatCount';
import { Badge } from '../../primitives/Badge/Badge';
import { color, fontFamily, media, radius, space, text } from '../../tokens';
import { InputTypeBadge, type InputType } from '../../patterns/InputTypeBadge/InputTypeBadge';

/** A line of the box, with what will become of it. */
export interface BulkLineRow {
  /** Counted from 1. */
  line: number;
  link: string;
  type: InputType;
  /** Why it cannot be added, or was not. */
  reason: string | null;
  duplicate: 'monitor' | 'paste' | null;
}

/** More than this is nobody's reading; the rest is counted. */
const MOST_LINES = 100;

const Items = styled.ul`
  max-height: 220px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 2px ${space[3]};
  padding: ${space[2]} ${space[3]};
  ${text.small}

  & + & {
    border-top: 1px solid ${color.border};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Place = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Words = styled.span`
  min-width: 0;
`;

const Text = styled.span`
  display: block;
  overflow: hidden;
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Reason = styled.span`
  display: block;
  color: ${color.danger};

  &[data-kind='duplicate'] {
    color: ${color.warning};
  }
`;

const Rest = styled.li`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.border};
  ${text.small}
  color: ${color.muted};
`;

function explain({ reason, duplicate }: BulkLineRow, withDuplicates: boolean): string | null {
  if (reason !== null || duplicate === null) return reason;
  const where = duplicate === 'monitor' ? 'Already in this monitor' : 'Twice in this list';
  return withDuplicates ? `${where}: added again` : `${where}: left out`;
}

/** Lines with a problem first, then what is there already, then what is fine; each kind in order. */
const weight = ({ reason, duplicate }: BulkLineRow): number =>
  reason !== null ? 0 : duplicate === null ? 2 : 1;

/** The lines of a pasted list, each with its type, and the reason where it needs a look. */
export function BulkLines({
  lines,
  withDuplicates,
}: {
  lines: readonly BulkLineRow[];
  withDuplicates: boolean;
}): ReactNode {
  const sorted = useMemo(() => lines.toSorted((a, b) => weight(a) - weight(b)), [lines]);
  if (lines.length === 0) return null;
  return (
    <Items aria-label="Lines" tabIndex={0}>
      {sorted.slice(0, MOST_LINES).map((line) => (
        <Item key={line.line}>
          <Place>Line {line.line}</Place>
          <Words>
            <Text>{line.link === '' ? 'Empty' : line.link}</Text>
            {explain(line, withDuplicates) !== null && (
              <Reason data-kind={line.reason === null ? 'duplicate' : 'bad'}>
                {explain(line, withDuplicates)}
              </Reason>
            )}
          </Words>
          {line.reason === null ? <InputTypeBadge type={line.type} /> : <Badge tone="danger">Problem</Badge>}
        </Item>
      ))}
      {lines.length > MOST_LINES && <Rest>and {formatCount(lines.length - MOST_LINES)} more</Rest>}
    </Items>
  );
}

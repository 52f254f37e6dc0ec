import { useCallback, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCounts } from '../../../lib/format/formatCount';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { Badge, Button, Card } from '../../../primitives';
import { color, media, space, text } from '../../../tokens';
import { CompareRow } from './CompareRow';
import type { CompareRowItem, CompareScreenProps, CompareSectionItem, CompareSide } from './types';

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[2]} ${space[6]};
  border-block: 1px solid ${color.border};
  ${text.caption}
  color: ${color.muted};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    display: none;
  }
`;

const Nothing = styled.p`
  padding: ${space[4]} ${space[6]} ${space[5]};
  ${text.body}
  color: ${color.muted};
`;

const headings = {
  settings: ['Settings', 'setting'],
  webhooks: ['Webhooks', 'webhook'],
  inputs: ['Inputs', 'input'],
  examples: ['Example Inputs', 'example input'],
} as const;

const keyOf = ({ id }: CompareRowItem): string => id;

interface CompareSectionProps extends Pick<CompareScreenProps, 'names' | 'isDeveloper' | 'onCopy'> {
  section: CompareSectionItem;
  isOnlyDifferent: boolean;
  isRevealed: boolean;
}

/** A part of the two monitors. */
export function CompareSection({
  section: { name, rows, different },
  names,
  isDeveloper,
  isOnlyDifferent,
  isRevealed,
  onCopy,
}: CompareSectionProps): ReactNode {
  const { countOf } = useCounts();
  const [heading, noun] = headings[name];
  const shown = useMemo(
    () => (isOnlyDifferent ? rows.filter(({ state }) => state !== 'same') : rows),
    [rows, isOnlyDifferent],
  );
  const mayCopy = isDeveloper || name !== 'examples';
  const copyRow = useCallback(
    (copy: { to: CompareSide; id: string }) => onCopy({ ...copy, section: name }),
    [onCopy, name],
  );
  const copyAll = (to: CompareSide): ReactNode =>
    rows.some(({ state }) => state === 'different' || state === `only-${to === 'a' ? 'b' : 'a'}`) && (
      <Button size="small" onPress={() => onCopy({ to, section: name })}>{`Copy all to ${names[to]}`}</Button>
    );
  return (
    <Card
      heading={heading}
      padding="none"
      badge={
        <Badge tone={different === 0 ? 'success' : 'accent'} hasDot={false}>
          {different === 0 ? 'The same' : countOf(different, 'difference')}
        </Badge>
      }
      actions={
        mayCopy &&
        different > 0 && (
          <>
            {copyAll('b')}
            {copyAll('a')}
          </>
        )
      }
    >
      {shown.length === 0 ? (
        <Nothing>
          {rows.length === 0 ? `No ${noun}s.` : `${countOf(rows.length, noun)}, all the same.`}
        </Nothing>
      ) : (
        <>
          <Heads aria-hidden="true">
            <span />
            <span>{names.a}</span>
            <span>{names.b}</span>
          </Heads>
          <VirtualList
            label={heading}
            rows={shown}
            keyOf={keyOf}
            rowSize={44}
            isVariable
            isFrameless
            isStatic={!mayCopy}
            maxHeight={640}
            render={(row) => (
              <CompareRow
                row={row}
                names={names}
                isRevealed={isRevealed}
                onCopy={mayCopy ? copyRow : undefined}
              />
            )}
          />
        </>
      )}
    </Card>
  );
}

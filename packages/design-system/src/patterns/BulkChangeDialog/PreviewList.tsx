import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { counted, type Noun } from '../../lib/nouns/noun';
import { Icon, Text, VisuallyHidden } from '../../primitives';
import { useCounts, type Counts } from '../../lib/format/formatCount';
import { useMedia } from '../../lib/react/useMedia';
import { VirtualList } from '../VirtualList/VirtualList';
import { color, media, space, text } from '../../tokens';
import type { ChangedRow, ChangePreview } from './types';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-content: center;
  gap: 0 ${space[4]};
  height: 100%;
  padding-inline: ${space[3]};
  ${text.small}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-before] {
    color: ${color.muted};
  }
  &[data-after] {
    font-weight: 500;
  }
`;

const Change = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  > svg {
    color: ${color.subtle};
  }
  ${media.phone} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }
`;

const PreviewRow = memo(function PreviewRow({ row }: { row: ChangedRow }): ReactNode {
  const { name, before, after } = row;
  return (
    <Row>
      <Cut title={name}>{name}</Cut>
      <Change>
        <Cut data-before="" title={before}>
          {before === '' ? 'None' : before}
        </Cut>
        {after !== null && (
          <>
            <Icon icon={ArrowRight} />
            <VisuallyHidden>becomes</VisuallyHidden>
            <Cut data-after="" title={after}>
              {after === '' ? 'None' : after}
            </Cut>
          </>
        )}
      </Change>
    </Row>
  );
});

const keyOf = ({ id }: ChangedRow): string => `${id}`;

const summaryOf = (
  { formatCount }: Counts,
  { count, unchanged, hidden = 0 }: ChangePreview,
  noun: Noun,
  done: string,
): string =>
  [
    count === 0 ? 'Nothing to change' : `${counted(noun, count)} will be ${done}`,
    ...(unchanged > 0 ? [`${formatCount(unchanged)} unchanged`] : []),
    ...(hidden > 0 ? [`${formatCount(hidden)} not shown in the list`] : []),
  ].join(' · ');

/** The rows that a change is about to touch, each with its value before and after. */
export function PreviewList({
  preview,
  noun,
  done,
}: {
  preview: ChangePreview;
  noun: Noun;
  /** The participle: “changed”. */
  done: string;
}): ReactNode {
  const counts = useCounts();
  const isPhone = useMedia(media.phone);
  return (
    <div>
      <Text data-size="small" data-tone="muted" data-tabular data-below={2} role="status">
        {summaryOf(counts, preview, noun, done)}
      </Text>
      {preview.rows.length > 0 && (
        <VirtualList
          label="Changes"
          rows={preview.rows}
          keyOf={keyOf}
          rowSize={isPhone ? 56 : 40}
          maxHeight={280}
          isStatic
          render={(row) => <PreviewRow row={row} />}
        />
      )}
    </div>
  );
}

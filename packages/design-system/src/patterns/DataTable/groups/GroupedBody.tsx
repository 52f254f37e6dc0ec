import { formatNumber } from '@dropdeck/text';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../../lib/react/useLocale';
import { Text } from '../../../primitives';
import { color, media, space, text } from '../../../tokens';
import { useVirtualRows } from '../../../lib/react/useVirtualRows';
import { firstRowIndex } from '../rowElements';
import { TableRows, type TableBodyProps } from '../TableBody';
import { t } from './text.en';

export interface GroupedBodyProps<Row> extends TableBodyProps<Row> {
  /** The `groupOf` of the table. */
  groupOf?: ((row: Row) => string | null) | undefined;
  /** The heading of the rows without a group. */
  ungrouped?: string | undefined;
}

interface Group {
  readonly name: string;
  count: number;
  /** The columns of the table, with those for selection and actions. */
  readonly colSpan: number;
}

const HEADING_HEIGHT = 36;

/** Over the styles that the frame of the table gives to its rows. */
const Heading = styled.div`
  &&&&&& {
    display: flex;
    align-items: center;
    height: ${HEADING_HEIGHT}px;
    margin: 0;
    padding-inline: ${space[1]};
    border-width: 0 0 1px;
    border-radius: 0;
    background: ${color.sunken};
    cursor: default;

    > [role='rowheader'] {
      flex: 1;
      display: flex;
      gap: ${space[2]};
      padding-inline: ${space[3]};
      background: none;
      ${text.small}
      font-weight: 600;
    }
    ${media.phone} {
      border: 0;
      background: none;

      > [role='rowheader'] {
        padding-inline: ${space[1]};
      }
    }

    /* The sticky heading row of the table leaves room for both. */
    + [role='row'] {
      scroll-margin-top: calc(var(--sticky-top) + ${41 + HEADING_HEIGHT}px);
    }
  }
`;

function GroupHeading({
  name,
  count,
  colSpan,
  place,
  top,
}: Group & { place: number; top: number }): ReactNode {
  useLocale();
  return (
    <Heading role="row" aria-rowindex={place + firstRowIndex} style={{ top }}>
      <div role="rowheader" aria-colspan={colSpan} aria-label={t('group', { name, count })}>
        <Text as="span" data-long="ellipsis">
          {name}
        </Text>
        <Text as="span" data-tone="muted" data-public="">
          {formatNumber(count)}
        </Text>
      </div>
    </Heading>
  );
}

/** Rows under the headings of their groups, which are rows of the table, too. */
export default function GroupedBody<Row>({
  groupOf,
  ungrouped = '',
  ...body
}: GroupedBodyProps<Row>): ReactNode {
  const { sorted, order, rowSize, focus, shown, hasEnd } = body.table;
  const colSpan = shown.length + Number(body.selectedKeys !== undefined) + Number(hasEnd);
  const { places, sizeOf, keyOf } = useMemo(() => {
    /** What is at each place: the index of a row, or a heading. */
    const places: (Group | number)[] = [];
    let last: string | null | undefined;
    for (const [index, row] of sorted.entries()) {
      const name = groupOf?.(row) ?? null;
      if (name !== last) places.push({ name: name ?? ungrouped, count: 0, colSpan });
      last = name;
      places.push(index);
    }
    let count = 0;
    for (const at of places.toReversed()) {
      if (typeof at === 'number') count += 1;
      else [at.count, count] = [count, 0];
    }
    return {
      places,
      sizeOf: (place: number) => (typeof places[place] === 'number' ? rowSize : HEADING_HEIGHT),
      // Another function, so that the sizes are computed again.
      keyOf: (place: number) => String(place),
    };
  }, [sorted, groupOf, ungrouped, rowSize, colSpan]);
  const { rows, size } = useVirtualRows({
    listRef: body.bodyRef,
    count: places.length,
    rowSize,
    sizeOf,
    keyOf,
    list: order,
    pinned: places.indexOf(focus.active),
    wholeUpTo: 30,
  });
  const visible = rows.map(({ index: place, top }) => {
    const at = places[place];
    return typeof at === 'object'
      ? { index: -1, top, heading: <GroupHeading key={`group ${place}`} {...at} place={place} top={top} /> }
      : { index: at ?? -1, top, place };
  });
  return <TableRows {...body} visible={visible} size={size} />;
}

import { Fragment, memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../../primitives/Button/PlainButton';
import { color, controlHeight, focusRing, media, radius, space, text } from '../../tokens';

/** A number of rows with something in common, and the filter that shows them. */
export interface CountLink {
  /** The id of the filter. */
  readonly id: string;
  readonly count: number;
  /** The count in words: “2 blocked”. */
  readonly label: string;
}

export interface CountLinksProps {
  /** Those of zero are left out. */
  counts: readonly CountLink[];
  /** The filter that is set, or those that hold together. */
  filter: string | readonly string[];
  /** The filter that shows everything. */
  all: string;
  /** Sets a filter, or switches one of those that hold together. */
  onFilterChange: (filter: string) => void;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* After the count of rows, on its line. */
  p + & {
    flex: 1;
    flex-wrap: nowrap;
    /* As wide as there is room for, and at least most of the first one; the others are scrolled to. */
    width: 0;
    min-width: 64px;
    max-width: max-content;
    /* Room for a ring. */
    padding-block: ${space[1]};
    padding-inline: ${space[1]};
    margin-inline-start: -${space[1]};
    overflow-x: auto;
    scrollbar-width: none;
  }
  p + &::before {
    content: '·' / '';
  }
  ${media.phone} {
    p + & {
      flex: initial;
      gap: 0 ${space[1]};
      width: auto;
      min-width: 0;
      padding-block: 0;
      /* The targets are higher than the line. */
      margin-block: -8px;
    }
  }
`;

const Count = styled(PlainButton)`
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-decoration: underline 1px ${color.borderStrong};
  text-underline-offset: 3px;
  cursor: pointer;
  outline: none;

  &[aria-pressed='true'] {
    color: ${color.accentText};
    font-weight: 500;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  /* Around the words: on phones the target is higher, and cut off where the line scrolls. */
  &:focus-visible > span {
    border-radius: ${radius.small};
    ${focusRing}
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

/** Counts of what deserves a look; each filters the list by it, and pressed again shows everything. Nothing without any. */
export const CountLinks = memo(function CountLinks({
  counts,
  filter,
  all,
  onFilterChange,
}: CountLinksProps): ReactNode {
  const shown = counts.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  const isSet = (id: string): boolean => (typeof filter === 'string' ? filter === id : filter.includes(id));
  return (
    <Root data-counts="">
      {shown.map(({ id, label }, at) => (
        <Fragment key={id}>
          {at > 0 && <span aria-hidden="true">·</span>}
          <Count aria-pressed={isSet(id)} onPress={() => onFilterChange(filter === id ? all : id)}>
            <span>{label}</span>
          </Count>
        </Fragment>
      ))}
    </Root>
  );
});

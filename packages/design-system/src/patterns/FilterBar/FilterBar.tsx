import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { SearchField, type SearchFieldProps } from '../../primitives/SearchField/SearchField';
import { color, media, space, text } from '../../tokens';

export interface FilterBarProps {
  /** The search of the list; left out where a list is not searched. */
  search?:
    | Pick<SearchFieldProps, 'label' | 'value' | 'onChange' | 'placeholder' | 'shortcut' | 'inputRef'>
    | undefined;
  /** FilterSelect and FilterSegments, a few at most. */
  filters?: ReactNode;
  /** How many are shown, with the noun: “3 monitors”. Read out as it changes. */
  count?: string | undefined;
  /** A search or a filter is set: shows the button that clears them. */
  isFiltered?: boolean | undefined;
  /** Clears the search and all filters. */
  onClear?: (() => void) | undefined;
  /** Buttons at the end: what adds to the list. */
  actions?: ReactNode;
}

/** Its parts are plain elements: each key of a search draws the bar anew. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;

  > [data-part='search'] {
    flex: 1 1 200px;
    max-width: 320px;
    min-width: 0;

    ${media.phone} {
      flex-basis: 100%;
      max-width: none;
    }
  }
  > :is([data-part='filters'], [data-part='actions']) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  > [data-part='filters'] {
    min-width: 0;

    ${media.phone} {
      flex: 1 0 100%;
    }
  }
  > [data-part='facts'] {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 36px;
    min-width: min-content;

    ${media.phone} {
      min-height: 44px;
    }
    > [role='status'] {
      ${text.small}
      color: ${color.muted};
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
  > [data-part='actions'] {
    ${media.phone} {
      flex: 1 0 auto;

      > * {
        flex: 1;
      }
    }
  }
`;

/** Not drawn again as one types. */
const Clear = memo(function Clear({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <Button variant="ghost" size="small" icon={<Icon icon={X} />} onPress={() => onClear()}>
      Clear filters
    </Button>
  );
});

/** Above a list: what narrows it, how many are left, and what adds to it. */
export function FilterBar({
  search,
  filters,
  count,
  isFiltered = false,
  onClear,
  actions,
}: FilterBarProps): ReactNode {
  const clear = useLatestCallback(() => onClear?.());
  return (
    <Root>
      {search && (
        <div data-part="search">
          <SearchField {...search} />
        </div>
      )}
      {filters && <div data-part="filters">{filters}</div>}
      <div data-part="facts">
        {count !== undefined && <p role="status">{count}</p>}
        {isFiltered && onClear && <Clear onClear={clear} />}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}

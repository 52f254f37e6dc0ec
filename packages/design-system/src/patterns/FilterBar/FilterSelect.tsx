import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select, type SelectOption } from '../../primitives';

/** One of a bar's filters. Only the chosen option is visible, below 768 px all of them in a sheet. */
export interface Filter {
  /** Its name: “Status”. */
  readonly label: string;
  /** The first option matches everything: “All”. */
  readonly options: ReadonlyArray<SelectOption>;
  /** The chosen option; or those that hold together, each of which `onChange` switches. */
  readonly value: string | readonly string[];
  readonly onChange: (value: string) => void;
}

/** A filter by the ids of its options. Keep it stable, so that typing does not render it. */
export const createFilter = <Id extends string>(
  label: string,
  options: ReadonlyArray<SelectOption<Id>>,
  value: Id | readonly Id[],
  onChange: (value: Id) => void,
): Filter => ({
  label,
  options,
  value,
  onChange(id) {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  },
});

const Container = styled.div`
  width: 168px;
  min-width: 0;

  &[data-several] {
    width: 232px;
  }
  @container (max-width: 720px) {
    width: 128px;
  }
`;

/** A filter in the bar. Memoized: does not render while typing. */
export const FilterSelect = memo(function FilterSelect({ filter }: { filter: Filter }): ReactNode {
  return (
    <Container data-several={typeof filter.value !== 'string' && filter.value.length > 1 ? '' : undefined}>
      <Select {...filter} isLabelHidden />
    </Container>
  );
});

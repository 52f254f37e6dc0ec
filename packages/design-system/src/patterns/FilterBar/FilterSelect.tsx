import { createElement, memo, use, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select, type SelectOption } from '../../primitives';
import { FilterChoicesContext } from './filterChoices';

export interface FilterSelectProps<Id extends string = string> {
  /** The accessible name of the filter: “Status”. Only the chosen option is visible. */
  label: string;
  /** The first option matches everything: “All”. */
  options: ReadonlyArray<SelectOption<Id>>;
  value: Id;
  onChange: (value: Id) => void;
}

const Container = styled.div`
  width: 168px;
  min-width: 0;

  @container (max-width: 720px) {
    width: 128px;
  }
`;

/** Narrows a selected id to one of the options. */
export const selectById =
  <Id extends string>(options: ReadonlyArray<{ id: Id }>, onChange: (value: Id) => void) =>
  (id: unknown): void => {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  };

function FilterSelectField<Id extends string = string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Id>): ReactNode {
  const Choices = use(FilterChoicesContext);
  if (Choices !== null) {
    return createElement(Choices, { label, options, value, onChange: selectById(options, onChange) });
  }
  return (
    <Container>
      <Select label={label} isLabelHidden options={options} value={value} onChange={onChange} />
    </Container>
  );
}

/**
 * A filter of a FilterBar with many options. Memoized: keep `options` stable, so that it does not render
 * while typing.
 */
export const FilterSelect = memo(FilterSelectField) as typeof FilterSelectField;

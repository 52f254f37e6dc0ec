import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select, type SelectOption } from '../../primitives/Select/Select';
import { media } from '../../tokens';

export interface FilterSelectProps<Id extends string = string> {
  /** What is narrowed: “Status”. Read out; the chosen option says it to the eye. */
  label: string;
  /** The first option is the one that lets everything through: “All”. */
  options: ReadonlyArray<SelectOption<Id>>;
  value: Id;
  onChange: (value: Id) => void;
}

const Spot = styled.div`
  width: 168px;
  min-width: 0;

  ${media.phone} {
    flex: 1 1 140px;
  }
`;

function FilterSelectField<Id extends string = string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Id>): ReactNode {
  return (
    <Spot>
      <Select label={label} isLabelHidden options={options} value={value} onChange={onChange} />
    </Spot>
  );
}

/** One filter of a FilterBar with many values. Keep `options` stable: it is not drawn again as one types. */
export const FilterSelect = memo(FilterSelectField) as typeof FilterSelectField;

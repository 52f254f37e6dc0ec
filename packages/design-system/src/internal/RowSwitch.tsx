import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Switch } from '../primitives/Switch/Switch';
import { space } from '../tokens';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  /* As high as its line, also on phones, and still as large to the finger as it should be. */
  label {
    position: relative;
    min-height: 24px;

    &::after {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }
`;

export interface RowSwitchProps {
  /** Names the switch and its row. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What is said beside it. */
  words: { on: string; off: string };
}

/** A switch in a cell of a table, with its state in words. */
export function RowSwitch({ label, isOn, onChange, words }: RowSwitchProps): ReactNode {
  return (
    <Root>
      <Switch label={label} isLabelHidden isSelected={isOn} onChange={onChange} />
      <span aria-hidden="true">{isOn ? words.on : words.off}</span>
    </Root>
  );
}

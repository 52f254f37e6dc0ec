import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, controlHeight, media, radius, space, text } from '../../tokens';
import { PlainButton } from '../Button/PlainButton';
import { Icon } from '../Icon/Icon';
import { moveByArrows, Options, optionStyles, type SegmentOption } from './options';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & + & {
    margin-top: ${space[3]};
  }
`;

const Pill = styled(PlainButton)`
  ${optionStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: ${controlHeight.touch};
  padding: 0 ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.field};
  color: ${color.text};
  ${text.body}
  font-weight: 500;
  overflow-wrap: anywhere;
  text-align: start;

  &:not([aria-checked='true']) svg {
    display: none;
  }
  &[aria-checked='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &:disabled {
    border-color: ${color.border};
    color: ${color.subtle};
  }
  ${media.forcedColors} {
    &[aria-checked='true'] {
      border-color: Highlight;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;

export interface PillsProps {
  /** Id of the label. */
  labelledBy: string;
  options: ReadonlyArray<SegmentOption>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** All options of a filter side by side, with touch targets. */
export function Pills({ labelledBy, isMultiple = false, ...options }: PillsProps): ReactNode {
  return (
    <Line
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      onKeyDown={isMultiple ? undefined : moveByArrows}
    >
      <Options {...options} isMultiple={isMultiple} Option={Pill}>
        {({ label }) => (
          <>
            <Icon icon={Check} />
            {label}
          </>
        )}
      </Options>
    </Line>
  );
}

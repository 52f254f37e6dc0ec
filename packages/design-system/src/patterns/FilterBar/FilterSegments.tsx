import { createElement, use, type ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import { FilterChoicesContext } from './filterChoices';
import { chooser } from './FilterSelect';

export interface FilterSegmentsProps<Id extends string = string> {
  /** What is narrowed; read out. */
  label: string;
  /** Two to four short words; the first lets everything through. */
  options: ReadonlyArray<{ id: Id; label: string }>;
  value: Id;
  onChange: (value: Id) => void;
}

const Track = styled(ToggleButtonGroup)`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};

  ${media.phone} {
    flex: 1;
  }
`;

const Segment = styled(ToggleButton)`
  flex: 1 0 auto;
  min-width: 0;
  min-height: 30px;
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: ${color.muted};
  ${text.small}
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition:
    background-color ${motion.state},
    color ${motion.state};

  &[data-hovered] {
    color: ${color.text};
  }
  &[data-selected] {
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.text};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 0;
  }
  ${media.phone} {
    flex-shrink: 1;
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    &[data-selected] {
      border-color: Highlight;
    }
  }
`;

/** One filter of a FilterBar with few values, all in sight. */
export function FilterSegments<Id extends string = string>({
  label,
  options,
  value,
  onChange,
}: FilterSegmentsProps<Id>): ReactNode {
  const choose = chooser(options, onChange);
  const Choices = use(FilterChoicesContext);
  if (Choices !== null) {
    return createElement(Choices, { label, options, value, onChange: choose });
  }
  return (
    <Track
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => choose(key)}
    >
      {options.map((option) => (
        <Segment key={option.id} id={option.id}>
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}

import { createElement, use, useId, type ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import { FilterChoicesContext } from './filterChoices';
import { selectById } from './FilterSelect';

export interface FilterSegmentsProps<Id extends string = string> {
  /** Accessible name of the filter. */
  label: string;
  /** Two to four short labels; the first matches everything. */
  options: ReadonlyArray<{
    id: Id;
    label: string;
    /** After the label, and below it on phones: a count. It describes the option and is not part of its name. */
    detail?: string | undefined;
  }>;
  /** Null for none. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** Pressing the chosen option again clears it. Without `onClear` one is always chosen. */
  onClear?: (() => void) | undefined;
  /** Fills its container, with segments of equal width. */
  isWide?: boolean | undefined;
}

const Track = styled(ToggleButtonGroup)`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};

  &[data-wide] {
    display: flex;

    > button {
      flex: 1 1 0;
    }
  }
  ${media.phone} {
    flex: 1;
  }
`;

const Detail = styled.span`
  margin-inline-start: 2px;
  ${text.caption}
  font-weight: 400;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: block;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
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
    border-color: Canvas;

    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;

      &,
      > span {
        color: HighlightText;
      }
    }
  }
`;

/** A filter of a FilterBar with a few visible options. */
export function FilterSegments<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  onClear,
  isWide = false,
}: FilterSegmentsProps<Id>): ReactNode {
  const choose = selectById(options, onChange);
  const id = useId();
  const Choices = use(FilterChoicesContext);
  if (Choices !== null) {
    return createElement(Choices, { label, options, value: value ?? '', onChange: choose });
  }
  return (
    <Track
      aria-label={label}
      selectionMode="single"
      data-wide={isWide || undefined}
      disallowEmptySelection={onClear === undefined}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={([key]) => {
        if (key === undefined) onClear?.();
        else choose(key);
      }}
    >
      {options.map((option) => (
        <Segment
          key={option.id}
          id={option.id}
          {...(option.detail !== undefined && {
            'aria-labelledby': `${id}-${option.id}`,
            'aria-describedby': `${id}-${option.id}-detail`,
          })}
        >
          {option.detail === undefined ? (
            option.label
          ) : (
            <>
              <span id={`${id}-${option.id}`}>{option.label}</span>{' '}
              <Detail id={`${id}-${option.id}-detail`}>{option.detail}</Detail>
            </>
          )}
        </Segment>
      ))}
    </Track>
  );
}

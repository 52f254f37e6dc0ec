import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, controlHeight, media, radius, space, text } from '../../tokens';
import { PlainButton } from '../Button/PlainButton';
import { moveByArrows, Options, optionStyles, type SegmentOption } from './options';

export type { SegmentOption };

const Track = styled.div`
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

const Segment = styled(PlainButton)`
  ${optionStyles}
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  min-height: 30px;
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: 6px;
  background: transparent;
  color: ${color.muted};
  ${text.small}
  font-weight: 500;
  text-align: center;
  white-space: nowrap;

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[aria-checked='true'] {
    border-color: ${color.border};
    background: ${color.raised};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  ${media.phone} {
    flex-shrink: 1;
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-checked='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;

      &,
      span {
        color: HighlightText;
      }
    }
  }
`;

export interface SegmentsProps<Id extends string = string> {
  /** Accessible name. */
  label: string;
  /** Two to four short labels. */
  options: ReadonlyArray<SegmentOption<Id>>;
  /** Null for none. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** Fills its container, with segments of equal width. */
  isWide?: boolean | undefined;
}

/** One of a few short options, all visible, that takes effect at once. */
export function Segments<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentsProps<Id>): ReactNode {
  return (
    <Track role="radiogroup" aria-label={label} data-wide={isWide || undefined} onKeyDown={moveByArrows}>
      <Options
        options={options}
        chosen={value === null ? [] : [value]}
        onChange={([id]) => id !== undefined && onChange(id)}
        Option={Segment}
      >
        {(option, id) => (
          <span>
            <span id={id}>{option.label}</span>
            {option.detail !== undefined && (
              <>
                {' '}
                <Detail id={`${id}-detail`}>{option.detail}</Detail>
              </>
            )}
          </span>
        )}
      </Options>
    </Track>
  );
}

import { Check } from 'lucide-react';
import { useId, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import { keyOf } from '../../lib/keyOf';
import { PlainButton } from '../Button/PlainButton';
import { Icon } from '../Icon/Icon';

export interface SegmentOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** After the label, and below it on phones: a count. It describes the option and is not part of its name. */
  readonly detail?: string | undefined;
}

interface OptionsProps<Id extends string> {
  readonly options: ReadonlyArray<SegmentOption<Id>>;
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
  readonly isMultiple?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly Option: ElementType;
  readonly children: (option: SegmentOption<Id>, id: string) => ReactNode;
}

/** Moves among radio buttons by the arrow keys, and chooses the next one. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const key = keyOf(event);
  if (!/^Arrow(?:Up|Down|Left|Right)$/.test(key)) return;
  event.preventDefault();
  const radios = [...currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const isForward =
    key === 'ArrowDown' || key === (currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight');
  const at = radios.findIndex((radio) => radio === event.target) + (isForward ? 1 : -1);
  const next = radios.at(at % radios.length);
  next?.focus();
  next?.click();
}

/** Radio buttons or checkboxes as buttons: their text is what is pressed. */
function Options<Id extends string>({
  options,
  chosen,
  onChange,
  isMultiple = false,
  isDisabled = false,
  Option,
  children,
}: OptionsProps<Id>): ReactNode {
  const name = useId();
  return options.map((option, index) => {
    const { id, detail } = option;
    const isChosen = chosen.includes(id);
    const nameId = `${name}-${id}`;
    const isStop = isMultiple || isChosen || (chosen.length === 0 && index === 0);
    return (
      <Option
        key={id}
        role={isMultiple ? 'checkbox' : 'radio'}
        aria-checked={isChosen}
        aria-labelledby={detail === undefined ? undefined : nameId}
        aria-describedby={detail === undefined ? undefined : `${nameId}-detail`}
        tabIndex={isStop ? 0 : -1}
        isDisabled={isDisabled}
        onPress={() => {
          if (!isMultiple) onChange([id]);
          else onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
        }}
      >
        {children(option, nameId)}
      </Option>
    );
  });
}

const optionStyles = css`
  font-weight: 500;
  cursor: pointer;
  transition:
    background-color ${motion.state},
    border-color ${motion.state},
    color ${motion.state};

  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

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

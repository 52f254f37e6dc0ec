import { useId, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import { css } from 'styled-components';
import { keyOf } from '../../lib/keyOf';
import { focusRing, motion } from '../../tokens';

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
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const key = keyOf(event);
  // Alt or Cmd with an arrow is the browser's.
  if (!/^Arrow(?:Up|Down|Left|Right)$/.test(key) || event.altKey || event.metaKey) return;
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
export function Options<Id extends string>({
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

export const optionStyles = css`
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

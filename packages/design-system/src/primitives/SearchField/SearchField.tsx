import { Search, X } from 'lucide-react';
import { memo, useId, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import styled from 'styled-components';
import { usePageCommands } from '../../keys/pageCommands';
import { useKeyHint } from '../../keys/keyHints';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { FieldLabel } from '../Field/Field';
import { ControlFrame } from '../Field/ControlFrame';
import { bareInput, FieldRoot } from '../Field/fieldStyles';
import { color, media, radius, space, touchArea } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { keyOf } from '../../lib/keyOf';

export interface SearchFieldProps {
  /** Accessible name; shown only with `isLabelVisible`. */
  label: string;
  isLabelVisible?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** The act whose keys focus it, and stand at the end while it is empty: the search of the list that a page is about. */
  keyAct?: 'search' | undefined;
  autoFocus?: boolean | undefined;
  /** Arrow down and Enter: goes to what was found. */
  onGo?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const IconSlot = styled.span`
  flex: none;
  padding-inline-start: ${space[3]};
  color: ${color.subtle};
`;

const Bare = styled.input`
  ${bareInput}
  padding-inline: ${space[2]};
`;

const ClearButton = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  margin-inline-end: 3px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.subtle};
  cursor: pointer;

  [data-empty] & {
    visibility: hidden;
  }
  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  ${media.phone} {
    width: 40px;
    height: 40px;
  }
  ${touchArea}
`;

const Shortcut = styled.span`
  flex: none;
  margin-inline: -28px ${space[2]};

  [data-empty]:not(:focus-within) & {
    visibility: visible;
  }
  visibility: hidden;
  ${media.phone} {
    display: none;
  }
`;

const Clear = memo(function Clear({ onPress }: { onPress: () => void }): ReactNode {
  useLocale();
  return (
    <ClearButton
      type="button"
      aria-label={t('clearSearch')}
      // Keyboard users press Escape instead.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress()}
    >
      <Icon icon={X} />
    </ClearButton>
  );
});

/** Memoized: does not render while typing. */
const Hint = memo(function Hint({ act }: { act: string }): ReactNode {
  const keys = useKeyHint(act);
  return (
    keys !== undefined && (
      <Shortcut aria-hidden="true">
        <Kbd>{keys}</Kbd>
      </Shortcut>
    )
  );
});

const searchIcon = (
  <IconSlot>
    <Icon icon={Search} />
  </IconSlot>
);

/**
 * Filters a list while typing; Escape clears it, and leaves it once it is empty.
 */
export function SearchField({
  label,
  isLabelVisible = false,
  value,
  onChange,
  placeholder,
  keyAct,
  autoFocus = false,
  onGo,
  inputRef,
}: SearchFieldProps): ReactNode {
  const id = useId();
  const ref = useObjectRef(inputRef);
  usePageCommands(ref, {
    search: keyAct
      ? () => {
          ref.current?.focus();
          ref.current?.select();
        }
      : undefined,
  });
  const clear = useLatestCallback(() => {
    onChange('');
    ref.current?.focus();
  });
  return (
    <FieldRoot data-empty={value === '' || undefined}>
      {isLabelVisible && <FieldLabel controlId={id} label={label} />}
      <ControlFrame>
        {searchIcon}
        <Bare
          ref={ref}
          id={id}
          type="search"
          name="search"
          data-secret
          autoComplete="off"
          aria-label={isLabelVisible ? undefined : label}
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const key = keyOf(event);
            // A search is no part of the form around it, which Enter would submit.
            if (key === 'Enter' || (key === 'ArrowDown' && onGo !== undefined)) {
              event.preventDefault();
              onGo?.();
            }
            if (key !== 'Escape') return;
            if (value === '') {
              event.currentTarget.blur();
              return;
            }
            // The first Escape clears the field and must not close a surrounding dialog.
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }}
        />
        <Clear onPress={clear} />
        {keyAct !== undefined && <Hint act={keyAct} />}
      </ControlFrame>
    </FieldRoot>
  );
}

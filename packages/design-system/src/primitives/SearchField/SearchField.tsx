import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { defined } from '../../internal/defined';
import { FieldLabel } from '../../internal/field/Field';
import { bareInput, controlFrame, fieldRoot } from '../../internal/field/fieldStyles';
import { color, media, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';

export interface SearchFieldProps {
  /** What is searched; read out, and shown only with `isLabelVisible`. */
  label: string;
  isLabelVisible?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** At the end of the frame while it is empty: a `Kbd` with the shortcut. */
  shortcut?: ReactNode;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Root = styled(AriaSearchField)`
  ${fieldRoot}
`;

const Frame = styled(Group)`
  ${controlFrame}
`;

const Sign = styled.span`
  flex: none;
  padding-inline-start: ${space[3]};
  color: ${color.subtle};
`;

const Bare = styled(Input)`
  ${bareInput}
  padding-inline: ${space[2]};

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;

const Clear = styled(Button)`
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
  &[data-hovered] {
    background: ${color.hover};
    color: ${color.text};
  }
  ${media.phone} {
    width: 40px;
    height: 40px;
  }
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

/** Narrows a list while one types. Escape empties it. */
export function SearchField({
  label,
  isLabelVisible = false,
  placeholder,
  shortcut,
  inputRef,
  ...rest
}: SearchFieldProps): ReactNode {
  return (
    <Root {...defined(rest)} {...(isLabelVisible ? {} : { 'aria-label': label })}>
      {isLabelVisible && <FieldLabel>{label}</FieldLabel>}
      <Frame isDisabled={rest.isDisabled ?? false}>
        <Sign>
          <Icon icon={Search} />
        </Sign>
        <Bare {...defined({ placeholder, ref: inputRef })} />
        <Clear aria-label="Clear search">
          <Icon icon={X} />
        </Clear>
        {shortcut !== undefined && <Shortcut aria-hidden="true">{shortcut}</Shortcut>}
      </Frame>
    </Root>
  );
}

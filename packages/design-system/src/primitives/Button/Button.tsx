import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles';
import { PlainButton } from './PlainButton';
import { t as common } from '../../lib/common/text.en';
import { useAutoFocus } from '../../lib/react/useAutoFocus';
import { useLocale } from '../../lib/react/useLocale';

export type { ButtonSize, ButtonVariant };

export interface ButtonProps {
  /** The action, as a verb in sentence case: “Save changes”. */
  children: ReactNode;
  /** Called on click, tap, Enter and Space; never while disabled or pending. */
  onPress?: (() => void) | undefined;
  /** The emphasis. One `primary` per surface. */
  variant?: ButtonVariant | undefined;
  /** Height 28, 36 or 44 px; below 768 px every size is at least 44. */
  size?: ButtonSize | undefined;
  /** A 16 px `Icon` before the label. */
  icon?: ReactNode;
  /** Shows a spinner, keeps width and focus, and ignores presses. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  /** Of a `ghost` button at an edge of its column: aligns its label with the text there, and not its padding. */
  edge?: 'start' | 'end' | undefined;
  /** Ignores the second press of a double-click; the default of `primary` and `danger`. For acts that add or send. */
  isOnce?: boolean | undefined;
  /** For the safe choice of a dialog. */
  autoFocus?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form that a `submit` button outside of it belongs to. */
  form?: string | undefined;
  /** Accessible name, when the label alone is ambiguous. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const Root = styled(PlainButton)`
  ${buttonStyles}

  &[data-full-width] {
    width: 100%;
  }
`;

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-width: 0;

  [data-pending] > & {
    opacity: 0;
  }
`;

const TextBlock = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Pending = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
`;

/** Starts an action on this page. Use Link for navigation, even when it looks like a button. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth = false,
  edge,
  isPending = false,
  isOnce = variant === 'primary' || variant === 'danger',
  autoFocus = false,
  ref,
  ...rest
}: ButtonProps): ReactNode {
  useLocale();
  return (
    <Root
      {...rest}
      ref={useAutoFocus(autoFocus, ref)}
      isPending={isPending}
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      data-edge={edge}
      data-once={isOnce || undefined}
    >
      <Content>
        {icon}
        <TextBlock>{children}</TextBlock>
      </Content>
      {isPending && (
        <Pending>
          <Spinner size={16} label={common('inProgress')} />
        </Pending>
      )}
    </Root>
  );
}

import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { controlHeight, media } from '../../tokens';
import { buttonStyles, type ButtonSize, type ButtonVariant } from '../Button/buttonStyles';
import { PlainButton } from '../Button/PlainButton';
import { Spinner } from '../Spinner/Spinner';
import { useKeyHint } from '../../keys/keyHints';
import { tooltipProps, type TooltipPlacement } from '../Tooltip/Tooltip';
import { t as common } from '../../lib/common/text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  /** A 16 or 20 px `Icon`. */
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Ignores the second press of a double-click. For acts that add or send. */
  isOnce?: boolean | undefined;
  tooltipPlacement?: TooltipPlacement | undefined;
  /** The act whose keys stand in the tooltip. */
  keyAct?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-current'?: 'true' | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const Root = styled(PlainButton)`
  ${buttonStyles}
  flex: none;
  padding: 0;
  width: ${controlHeight.medium};
  height: ${controlHeight.medium};

  &[data-size='small'] {
    width: ${controlHeight.small};
    height: ${controlHeight.small};
    padding: 0;
  }
  &[data-size='large'] {
    width: ${controlHeight.large};
    height: ${controlHeight.large};
    padding: 0;
  }
  ${media.phone} {
    &,
    &[data-size='small'] {
      width: ${controlHeight.touch};
      height: ${controlHeight.touch};
      padding: 0;
    }
  }
`;

/** A button with a well-known icon instead of a label: close, copy, more. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  isPending = false,
  isOnce = false,
  tooltipPlacement = 'top',
  keyAct,
  ...rest
}: IconButtonProps): ReactNode {
  useLocale();
  return (
    <Root
      {...rest}
      {...tooltipProps(label, tooltipPlacement, useKeyHint(keyAct))}
      aria-label={label}
      isPending={isPending}
      data-variant={variant}
      data-size={size}
      data-once={isOnce || undefined}
    >
      {isPending ? <Spinner size={16} label={common('inProgress')} /> : icon}
    </Root>
  );
}

import { keyOf } from '../../lib/keyOf';
import { createContext, use, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';

/** What a menu or a list gives to the button that opens it. */
export interface TriggerProps {
  readonly 'aria-haspopup': 'menu' | 'listbox';
  readonly 'aria-expanded': boolean;
  /** @param focus the item to focus, if a key asked for it. */
  readonly onOpen: (button: HTMLButtonElement, focus: 'first' | 'last' | null) => void;
}

export const TriggerContext = createContext<TriggerProps | null>(null);

export interface PlainButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'onClick' | 'onKeyDown' | 'disabled' | 'type'
> {
  /** Called on click, tap, Enter and Space; never while disabled or pending. */
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Ignores presses and keeps the focus. */
  isPending?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** The platform's button, without looks: what every control is that a person presses. */
export function PlainButton({
  onPress,
  isDisabled = false,
  isPending = false,
  type = 'button',
  ...rest
}: PlainButtonProps): ReactNode {
  const { onOpen, ...trigger } = use(TriggerContext) ?? {};
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const key = keyOf(event);
    if (key === 'Enter' || key === ' ') {
      // The key presses the button, and not what is around it; a key that is held presses once.
      event.stopPropagation();
      if (event.repeat) event.preventDefault();
    } else if (onOpen !== undefined && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(event.currentTarget, key === 'ArrowDown' ? 'first' : 'last');
    }
  };
  return (
    <button
      {...trigger}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation();
        if (isPending) return;
        const button = event.currentTarget;
        const isByKey = event.detail === 0;
        // Safari does not focus what is clicked, and a dialog could not give the focus back.
        if (!isByKey) button.focus({ preventScroll: true });
        onOpen?.(button, isByKey ? 'first' : null);
        onPress?.();
      }}
    />
  );
}

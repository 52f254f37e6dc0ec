import type { FocusEvent, ReactNode } from 'react';
import { useHover } from 'react-aria/useHover';
import styled from 'styled-components';

const Root = styled.div`
  display: contents;
`;

export interface FreezeScopeProps {
  onFrozenChange: (isFrozen: boolean) => void;
  children: ReactNode;
}

/**
 * Freezes the order of a list while the pointer or the keyboard focus is on it. Touch does not freeze it, because
 * it leaves with each tap.
 */
export function FreezeScope({ onFrozenChange, children }: FreezeScopeProps): ReactNode {
  // React misses the end of a hover over an element that has been removed.
  const { hoverProps } = useHover({ onHoverChange: onFrozenChange });
  return (
    <Root
      {...hoverProps}
      onFocus={({ target }: FocusEvent<Element>) => {
        if (target.matches(':focus-visible')) onFrozenChange(true);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
        if (!currentTarget.contains(relatedTarget)) onFrozenChange(false);
      }}
    >
      {children}
    </Root>
  );
}

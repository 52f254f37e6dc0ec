import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKeyHint } from '../../keys/keyHints';
import { color, fontFamily, radius } from '../../tokens';

export interface KbdProps {
  /** The key's label: “Esc”, “/”, “S”. */
  children: ReactNode;
}

const Key = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid ${color.border};
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.muted};
  font-family: ${fontFamily.sans};
  font-size: 12px;
  line-height: 1;
  font-weight: 500;
  white-space: nowrap;
`;

/** A key of the keyboard, beside what it does. */
export function Kbd({ children }: KbdProps): ReactNode {
  return <Key>{children}</Key>;
}

/** The keys of an act; nothing while it has none. */
export function KeyHint({ act }: { act: string }): ReactNode {
  const keys = useKeyHint(act);
  return keys !== undefined && <Kbd>{keys}</Kbd>;
}

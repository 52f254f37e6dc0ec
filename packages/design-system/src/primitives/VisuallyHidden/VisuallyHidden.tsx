import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Id for an `aria-describedby` elsewhere. */
  id?: string | undefined;
  /** Announces it when it appears. */
  role?: 'status' | undefined;
}

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for assistive technology only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps): ReactNode {
  return <Hidden {...rest}>{children}</Hidden>;
}

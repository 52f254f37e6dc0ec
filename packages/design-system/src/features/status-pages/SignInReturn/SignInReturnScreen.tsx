import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FullScreen, FullScreenText, FullScreenTitle } from '../../../patterns/FullScreen/FullScreen';
import { Spinner } from '../../../primitives/Spinner/Spinner';
import { color, space } from '../../../tokens';

const Busy = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: ${space[5]};
  color: ${color.accentText};
`;

/** /callback while the sign-in is checked (specification 2.1). */
export function SignInReturnScreen(): ReactNode {
  return (
    <FullScreen align="center">
      <div role="status">
        <Busy>
          <Spinner size={32} label="Signing you in" />
        </Busy>
        <FullScreenTitle>Signing you in…</FullScreenTitle>
        <FullScreenText>This takes a moment. You will be taken to your dashboard.</FullScreenText>
      </div>
    </FullScreen>
  );
}

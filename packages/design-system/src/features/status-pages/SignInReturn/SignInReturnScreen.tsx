import type { ReactNode } from 'react';
import { Spinner } from '../../../primitives';
import {
  FullScreen,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';

/** /callback while the sign-in is checked (specification 2.1). */
export function SignInReturnScreen(): ReactNode {
  return (
    <FullScreen align="center">
      <div role="status">
        <FullScreenBusy>
          <Spinner size={32} label="Signing you in" />
        </FullScreenBusy>
        <FullScreenTitle>Signing you in…</FullScreenTitle>
        <FullScreenText>This takes a moment. You will be taken to your dashboard.</FullScreenText>
      </div>
    </FullScreen>
  );
}

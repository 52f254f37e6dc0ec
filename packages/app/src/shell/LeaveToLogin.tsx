import { LoadingScreen } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/session';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** Nobody is signed in: the browser goes to the login address. */
export function LeaveToLogin(): ReactNode {
  const loginRequired = useUnit(session.loginRequired);
  useEffect(() => {
    loginRequired();
  }, [loginRequired]);
  return <LoadingScreen />;
}

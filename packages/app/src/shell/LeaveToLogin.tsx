import { LoadingScreen } from '@dropdeck/design-system';
import * as session from '@dropdeck/domain/account/session';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Redirects a signed-out browser to the login page and stores a pending invite. */
export function LeaveToLogin(): ReactNode {
  const [query] = useSearchParams();
  const inviteKey = session.inviteKeyOf(query);
  const { inviteFollowed, loginRequired } = useUnit({
    inviteFollowed: session.inviteFollowed,
    loginRequired: session.loginRequired,
  });
  useEffect(() => {
    if (inviteKey !== null) inviteFollowed(inviteKey);
    loginRequired();
  }, [inviteFollowed, loginRequired, inviteKey]);
  return <LoadingScreen />;
}

import { SignInReturnScreen } from '@dropdeck/design-system';
import { signInReturned } from '@dropdeck/domain/account/sign-in';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

/** /callback: passes code and state to the domain, which decides where to navigate. */
export function Component(): ReactNode {
  const returned = useUnit(signInReturned);
  const [query] = useSearchParams();
  const code = query.get('code');
  const state = query.get('state');
  useEffect(() => {
    returned({ code, state });
  }, [returned, code, state]);
  return <SignInReturnScreen />;
}

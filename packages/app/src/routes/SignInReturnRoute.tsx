import { SignInReturnScreen } from '@dropdeck/design-system';
import { signInReturned } from '@dropdeck/domain/account/sign-in';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePart } from '../shell/connect';

/** /callback: passes code and state to the domain, which decides where to navigate. */
export function Component(): ReactNode {
  const { returned } = usePart({ view: {}, events: { returned: signInReturned } });
  const [query] = useSearchParams();
  const code = query.get('code');
  const state = query.get('state');
  useEffect(() => {
    returned({ code, state });
  }, [returned, code, state]);
  return <SignInReturnScreen />;
}

import { PlansScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/plans';
import { inviteKeyOf } from '@dropdeck/domain/account/session';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { connect, usePage } from '../shell/connect';

const Screen = connect(PlansScreen, screen);

/** The plan screen, for a customer who has not paid, at every path. */
export default function PlansRoute(): ReactNode {
  const inviteKey = inviteKeyOf(useSearchParams()[0]);
  const params = useMemo(() => ({ inviteKey }), [inviteKey]);
  usePage(page, params);
  return <Screen />;
}

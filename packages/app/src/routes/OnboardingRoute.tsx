import { CustomerSetupScreen, LoadingScreen } from '@dropdeck/design-system';
import { $isReady, page, screen } from '@dropdeck/domain/account/onboarding';
import type * as session from '@dropdeck/domain/account/session';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { connect, usePage } from '../shell/connect';

type Step = Extract<session.Outcome, { show: 'onboarding' }>['step'];

const Screen = connect(CustomerSetupScreen, screen);

/**
 * The setup screen, for a customer who has paid and has no profile.
 *
 * @param step derived from customer info; at `start` the domain decides which step is shown.
 */
export default function OnboardingRoute({ step }: { step: Step }): ReactNode {
  usePage(page, undefined);
  if (!useUnit($isReady)) return <LoadingScreen />;
  return step === 'start' ? <Screen /> : <Screen step={step} />;
}

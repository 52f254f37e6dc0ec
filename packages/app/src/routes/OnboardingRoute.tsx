import { CustomerSetupScreen, LoadingScreen } from '@dropdeck/design-system';
import * as onboarding from '@dropdeck/domain/account/onboarding';
import * as session from '@dropdeck/domain/account/session';
import { useUnit } from 'effector-react';
import { useCallback, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';

type Step = Extract<session.Outcome, { show: 'onboarding' }>['step'];

/**
 * The setup screen, for a customer who has paid and has no profile.
 *
 * @param step derived from customer info; at `start` the domain decides which step is shown.
 */
export default function OnboardingRoute({ step }: { step: Step }): ReactNode {
  usePage(onboarding.page, undefined);
  const state = useUnit({
    isReady: onboarding.$isReady,
    step: onboarding.$step,
    values: onboarding.$values,
    errors: onboarding.$errors,
    isSaving: onboarding.$isSaving,
    user: session.$user,
    isLeaving: session.$isLeaving,
  });
  const act = useUnit({
    start: onboarding.startRequested,
    fieldChanged: onboarding.fieldChanged,
    create: onboarding.createRequested,
    logout: session.logoutRequested,
  });
  const { fieldChanged } = act;
  const onFieldChange = useCallback(
    (field: onboarding.SetupField, value: string) => void fieldChanged({ field, value }),
    [fieldChanged],
  );

  if (!state.isReady) return <LoadingScreen />;
  return (
    <CustomerSetupScreen
      step={step === 'start' ? state.step : step}
      userName={state.user.name}
      isLoggingOut={state.isLeaving}
      values={state.values}
      errors={state.errors}
      isSaving={state.isSaving || state.isLeaving}
      onStart={() => act.start()}
      onFieldChange={onFieldChange}
      onCreate={() => act.create()}
      onLogout={() => act.logout()}
    />
  );
}

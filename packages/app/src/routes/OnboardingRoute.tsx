import { FullScreen, FullScreenText, FullScreenTitle } from '@dropdeck/design-system';
import type * as session from '@dropdeck/domain/session';
import type { ReactNode } from 'react';

type Step = Extract<session.Outcome, { show: 'onboarding' }>['step'];

const frames: Record<Step, { title: string; text: string }> = {
  start: { title: 'Set up your profile', text: 'Your payment has arrived. Next, your profile.' },
  pending: { title: 'Your bot is being set up', text: 'You will receive a private message when it is done.' },
  checking: { title: 'Almost there', text: 'We are looking for your profile.' },
};

/** The setup screen's frame: shown by the routing table to whoever has paid and has no profile. */
export default function OnboardingRoute({ step }: { step: Step }): ReactNode {
  return (
    <FullScreen align="center">
      <FullScreenTitle>{frames[step].title}</FullScreenTitle>
      <FullScreenText role="status">{frames[step].text}</FullScreenText>
    </FullScreen>
  );
}

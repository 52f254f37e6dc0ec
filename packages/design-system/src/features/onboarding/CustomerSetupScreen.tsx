import type { ReactNode } from 'react';
import { Button, Spinner } from '../../primitives';
import { AccountLine } from '../../patterns/AccountLine/AccountLine';
import {
  FullScreen,
  FullScreenActions,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../patterns/FullScreen/FullScreen';
import { OpenPage } from '../../patterns/OpenPage/OpenPage';
import { SetupForm, type SetupFormProps } from './SetupForm';

/** The step of a new customer: greeting, form, bot being created, profile loading. */
export type SetupStep = 'start' | 'form' | 'pending' | 'checking';

export interface CustomerSetupScreenProps extends SetupFormProps {
  step: SetupStep;
  /** The signed-in user's name, if the browser knows it. */
  userName: string | null;
  isLoggingOut?: boolean | undefined;
  onStart: () => void;
  onLogout: () => void;
}

const waitingTexts = {
  pending: {
    label: 'Setting up your bot',
    title: 'Your bot is being set up',
    text: 'You will receive a private message when it is done. This page updates automatically.',
  },
  checking: {
    label: 'Loading your profile',
    title: 'Almost there',
    text: 'We are loading your profile. This page updates automatically.',
  },
} as const;

/** The customer setup screen (specification 2.14 and 4.7): from the payment to a running bot. */
export function CustomerSetupScreen({
  step,
  userName,
  isLoggingOut,
  onStart,
  onLogout,
  ...form
}: CustomerSetupScreenProps): ReactNode {
  const account = { name: userName, onLogout, isLoggingOut };
  switch (step) {
    case 'start':
      return (
        <FullScreen align="center" footer={<AccountLine {...account} name={null} />}>
          <FullScreenTitle>
            {userName === null || userName === '' ? 'Welcome' : `Welcome, ${userName}`}
          </FullScreenTitle>
          <FullScreenText>Payment received. Next, set up your profile: name, image and color.</FullScreenText>
          <FullScreenActions>
            <Button variant="primary" size="large" onPress={onStart}>
              Start Setup
            </Button>
          </FullScreenActions>
        </FullScreen>
      );
    case 'form':
      return (
        <OpenPage title="Set up your profile" description="This takes about a minute." account={account}>
          <SetupForm {...form} />
        </OpenPage>
      );
    case 'pending':
    case 'checking':
      return (
        <FullScreen align="center" footer={<AccountLine {...account} />}>
          <div role="status">
            <FullScreenBusy>
              <Spinner size={32} label={waitingTexts[step].label} />
            </FullScreenBusy>
            <FullScreenTitle>{waitingTexts[step].title}</FullScreenTitle>
            <FullScreenText>{waitingTexts[step].text}</FullScreenText>
          </div>
        </FullScreen>
      );
  }
}

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
import { t } from './text.en';

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

const waitingTexts = () => ({
  pending: { label: t('settingUpBot'), title: t('settingUpTitle'), text: t('settingUpDescription') },
  checking: { label: t('loading'), title: t('almostThere'), text: t('almostThereDescription') },
});

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
          <FullScreenTitle data-secret>
            {userName === null || userName === '' ? t('welcome') : t('welcomeName', { userName })}
          </FullScreenTitle>
          <FullScreenText>{t('welcomeDescription')}</FullScreenText>
          <FullScreenActions>
            <Button variant="primary" size="large" onPress={onStart}>
              {t('startSetup')}
            </Button>
          </FullScreenActions>
        </FullScreen>
      );
    case 'form':
      return (
        <OpenPage title={t('setUpProfile')} description={t('setUpDescription')} account={account}>
          <SetupForm {...form} />
        </OpenPage>
      );
    case 'pending':
    case 'checking':
      return (
        <FullScreen align="center" footer={<AccountLine {...account} />}>
          <div role="status">
            <FullScreenBusy>
              <Spinner size={32} label={waitingTexts()[step].label} />
            </FullScreenBusy>
            <FullScreenTitle>{waitingTexts()[step].title}</FullScreenTitle>
            <FullScreenText>{waitingTexts()[step].text}</FullScreenText>
          </div>
        </FullScreen>
      );
  }
}

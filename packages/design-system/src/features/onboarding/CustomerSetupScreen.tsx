import { useRef, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Spinner } from '../../primitives';
import { AccountLine } from '../../patterns/AccountLine/AccountLine';
import {
  FullScreen,
  FullScreenActions,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../patterns/FullScreen/FullScreen';
import { PageFocusProvider, usePageFocus } from '../../patterns/PageHeader/pageFocus';
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

const Title = styled(FullScreenTitle)`
  outline: none;
`;

function StepTitle(props: ComponentProps<typeof FullScreenTitle>): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading);
  return <Title {...props} ref={heading} tabIndex={-1} />;
}

function Step({
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
          <StepTitle data-secret>
            {userName === null || userName === '' ? t('welcome') : t('welcomeName', { userName })}
          </StepTitle>
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
            <StepTitle>{waitingTexts()[step].title}</StepTitle>
            <FullScreenText>{waitingTexts()[step].text}</FullScreenText>
          </div>
        </FullScreen>
      );
  }
}

/**
 * The customer setup screen (specification 2.14 and 4.7): from the payment to a running bot. What was pressed goes with its
 * step, so the heading of the next one takes the focus.
 */
export const CustomerSetupScreen = (props: CustomerSetupScreenProps): ReactNode => (
  <PageFocusProvider path={props.step}>
    <Step {...props} />
  </PageFocusProvider>
);

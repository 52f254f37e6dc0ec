import type { ReactNode } from 'react';
import { Spinner } from '../../../primitives';
import {
  FullScreen,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { t } from './text.en';

/** /callback while the sign-in is checked (specification 2.1). */
export function SignInReturnScreen(): ReactNode {
  return (
    <FullScreen align="center">
      <div role="status">
        <FullScreenBusy>
          <Spinner size={32} label={t('label')} />
        </FullScreenBusy>
        <FullScreenTitle>{t('title')}</FullScreenTitle>
        <FullScreenText>{t('description')}</FullScreenText>
      </div>
    </FullScreen>
  );
}

import type { ReactNode } from 'react';
import { reloadPage } from '../../loading/chunk';
import { t as common } from '../../lib/common/text.en';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { t } from './text.en';

interface MissingPartBannerProps {
  /** A deploy has replaced the part. */
  isNewVersion: boolean;
  children?: ReactNode;
}

/** Replaces a component whose chunk is missing, and offers to reload. */
export function MissingPartBanner({ isNewVersion, children }: MissingPartBannerProps): ReactNode {
  return (
    <Banner
      title={common(isNewVersion ? 'newVersion' : 'partFailed')}
      isLive
      actions={
        <Button size="small" onPress={reloadPage}>
          {common('reload')}
        </Button>
      }
    >
      {children ?? t('reloadHint')}
    </Banner>
  );
}

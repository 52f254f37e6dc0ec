import type { ReactNode } from 'react';
import { reloadPage } from '../../loading/chunk';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { t } from './text.en';
import { t as common } from '../../lib/common/text.en';

/** Replaces a component whose chunk is missing because a new version was deployed, and offers to reload. */
export function NewVersionBanner({ children }: { children?: ReactNode }): ReactNode {
  return (
    <Banner
      title={common('newVersion')}
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

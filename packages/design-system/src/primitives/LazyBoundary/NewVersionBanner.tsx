import type { ReactNode } from 'react';
import { reloadPage } from '../../internal/chunk';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';

/** Replaces a component whose chunk is missing because a new version was deployed, and offers to reload. */
export function NewVersionBanner({ children }: { children?: ReactNode }): ReactNode {
  return (
    <Banner
      title="A new version is available"
      isLive
      actions={
        <Button size="small" onPress={reloadPage}>
          Reload
        </Button>
      }
    >
      {children ?? 'Reload to use this part of the page.'}
    </Banner>
  );
}

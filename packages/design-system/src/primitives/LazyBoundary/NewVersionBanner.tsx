import type { ReactNode } from 'react';
import { reloadPage } from '../../loading/chunk';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';

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

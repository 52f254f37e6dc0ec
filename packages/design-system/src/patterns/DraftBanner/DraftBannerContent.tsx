import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Time } from '../../primitives/Time/Time';
import type { DraftBannerProps } from './types';

/** The banner of DraftBanner, loaded when there is a draft. */
export default function DraftBannerContent({ savedAt, onRestore, onDismiss }: DraftBannerProps): ReactNode {
  const at = new Date(savedAt).getTime();
  return (
    <Banner
      tone="info"
      title={<>You have unsaved changes from {Number.isNaN(at) ? savedAt : <Time at={at} />}.</>}
      isLive
      actions={
        <>
          <Button size="small" onPress={() => onRestore()}>
            Restore
          </Button>
          <Button size="small" variant="ghost" onPress={() => onDismiss()}>
            Discard
          </Button>
        </>
      }
    >
      Restore to continue. Webhooks are kept only in this tab.
    </Banner>
  );
}

import type { ReactNode } from 'react';
import { formatMoment } from '../../internal/formatDate';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import type { DraftBannerProps } from './types';

function momentOf(savedAt: number | string): string {
  const time = new Date(savedAt);
  return Number.isNaN(time.getTime()) ? String(savedAt) : formatMoment(time);
}

/** The banner of DraftBanner, loaded when there is a draft. */
export default function DraftBannerContent({ savedAt, onRestore, onDismiss }: DraftBannerProps): ReactNode {
  return (
    <Banner
      tone="info"
      title={`You have unsaved changes from ${momentOf(savedAt)}.`}
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

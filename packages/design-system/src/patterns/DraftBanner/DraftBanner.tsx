import type { ReactNode } from 'react';
import { formatMoment } from '../../internal/formatDate';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';

export interface DraftBannerProps {
  /** When the draft was last edited: milliseconds, or a date as text. */
  savedAt: number | string;
  onRestore: () => void;
  onDismiss: () => void;
}

function momentOf(savedAt: number | string): string {
  const time = new Date(savedAt);
  return Number.isNaN(time.getTime()) ? String(savedAt) : formatMoment(time);
}

/**
 * Offers to restore a draft after a reload, a crash or a revoked session. Nothing is restored without asking.
 */
export function DraftBanner({ savedAt, onRestore, onDismiss }: DraftBannerProps): ReactNode {
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

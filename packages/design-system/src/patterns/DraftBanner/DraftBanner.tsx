import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

export interface DraftBannerProps {
  /** When the draft was last edited: milliseconds, or a date as text. */
  savedAt: number | string;
  onRestore: () => void;
  onDismiss: () => void;
}

const content = createLazyComponent<DraftBannerProps>(() => import('./DraftBannerContent'));

/**
 * Offers to restore a draft after a reload, a crash or a revoked session. Nothing is restored without asking.
 */
export function DraftBanner(props: DraftBannerProps): ReactNode {
  return <Lazy component={content} isNeeded props={props} />;
}

import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import type { DraftBannerProps } from './types';

export type { DraftBannerProps };

const content = createLazyComponent<DraftBannerProps>(() => import('./DraftBannerContent'));

/**
 * Offers to restore a draft after a reload, a crash or a revoked session. Nothing is restored without asking.
 */
export function DraftBanner(props: DraftBannerProps): ReactNode {
  return <Lazy component={content} isNeeded props={props} />;
}

import type { Ref } from 'react';

/** The collapsible sections of a monitor, in page order. */
export type SectionName = 'links' | 'webhooks' | 'details';

export interface SectionHandle {
  /** Scrolls to the section and focuses its heading. */
  readonly show: () => void;
}

/** Whether a section is collapsed, and its toggle. */
export interface CollapseProps {
  handle: Ref<SectionHandle>;
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

/** How many of the webhooks are set. */
export const filledCountOf = (
  urls: readonly { readonly url: string }[],
): { count: number; total: number } => ({
  count: urls.filter(({ url }) => url.trim() !== '').length,
  total: urls.length,
});

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

/** “4 of 4”. */
export const filledCountOf = (urls: readonly { readonly url: string }[]): string =>
  `${urls.filter(({ url }) => url.trim() !== '').length} of ${urls.length}`;

const sectionNames = ['links', 'webhooks', 'details'] as const;

/** The collapsible sections of a monitor, in page order. */
export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (name: string | undefined): name is SectionName =>
  sectionNames.some((section) => section === name);

/** Whether a section is collapsed, and its toggle. */
export interface CollapseProps {
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

/** “4 of 4”. */
export const filledCountOf = (urls: readonly { readonly url: string }[]): string =>
  `${urls.filter(({ url }) => url.trim() !== '').length} of ${urls.length}`;

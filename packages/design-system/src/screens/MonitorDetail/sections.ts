const sectionNames = ['links', 'webhooks', 'details'] as const;

/** The foldable sections of a monitor, in the page's order. */
export type SectionName = (typeof sectionNames)[number];

/** Whether a text names a section. */
export const isSectionName = (name: string | undefined): name is SectionName =>
  sectionNames.some((section) => section === name);

/** Whether a section is folded to one line, and what folds it. */
export interface FoldProps {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** “4 of 4”. */
export const setOf = (urls: readonly { readonly url: string }[]): string =>
  `${urls.filter(({ url }) => url.trim() !== '').length} of ${urls.length}`;

/** The foldable sections of a monitor. */
export type SectionName = 'links' | 'webhooks' | 'details';

/** Whether a section is folded to one line, and what folds it. */
export interface FoldProps {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** “4 of 4”. */
export const setOf = (urls: readonly { readonly url: string }[]): string =>
  `${urls.filter(({ url }) => url.trim() !== '').length} of ${urls.length}`;

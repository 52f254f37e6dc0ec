import type { ReactNode } from 'react';
import type { Noun } from '../../lib/nouns/noun';
import { EmptyResult } from '../EmptyResult/EmptyResult';
import type { ListControls } from './ListTable';
import { t } from './text.en';

export interface EmptyListProps extends Pick<ListControls, 'search' | 'hidden' | 'onClear'> {
  /** What the rows are: `['redirect', 'redirects']`. */
  noun: Noun;
  /** The title of the result; “No redirects match” by default. */
  title?: string | undefined;
  total: number;
  /** The chosen filter; undefined while all rows are shown. */
  filterLabel: string | undefined;
}

/** Says what hides the rows of a list, and clears it. */
export default function FilteredOut({
  search,
  filterLabel,
  hidden,
  onClear,
  ...result
}: EmptyListProps): ReactNode {
  const text = search.trim();
  const reasonOf = (id: 'search' | 'filter', label: string) => ({ id, label, count: hidden[id] });
  const reasons = [
    ...(text === '' ? [] : [reasonOf('search', t('search', { text }))]),
    ...(filterLabel === undefined ? [] : [reasonOf('filter', t('filterNamed', { name: filterLabel }))]),
  ];
  return (
    <EmptyResult
      {...result}
      // Clearing what hides no rows alone would still show none.
      reasons={reasons.filter(({ count }) => count > 0)}
      onClearAll={() => onClear({ search: true, filter: true })}
    />
  );
}

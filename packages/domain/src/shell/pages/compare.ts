import { writeQuery } from '../../kernel/page/query-string';
import { pages } from './pages';

/** The comparison of two monitors, by their uuids; an empty one is not chosen yet. */
export const compareHref = (uuids: { readonly a: string; readonly b: string }): string =>
  `${pages.compare.path}${writeQuery('', uuids)}`;

import type { PageRecord } from '../pages';
import { writeQuery } from '../../kernel/page/query-string';

/** The link to the rows of a page's list that match a search. */
export const searchHref = (page: PageRecord, search: string): string =>
  `${page.path}${writeQuery('', { search })}`;

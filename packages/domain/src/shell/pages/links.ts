import { writeQuery } from '../../kernel/page/query-string';
import { pages, type PageRecord } from './pages';

/** The link to a monitor's page; it keeps the overview's query string (specification 2.7). */
export const monitorHref = (uuid: string, query = ''): string =>
  `/monitors/${encodeURIComponent(uuid)}${query}`;

/** The link to the rows of a page's list that match a search. */
export const searchHref = ({ path }: Pick<PageRecord, 'path'>, search: string): string =>
  `${path}${writeQuery('', { search })}`;

/** The key of the chosen server in the address of the commands. */
export const SERVER_KEY = 'server';

/** The link to the commands of a server, of which `search` names one. */
export const commandsHref = (serverId: string, search = ''): string =>
  `${pages.commands.path}${writeQuery('', { [SERVER_KEY]: serverId, search })}`;

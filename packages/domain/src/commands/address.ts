import { pages } from '../shell/pages';
import { writeQuery } from '../kernel/page/query-string';

/** The key of the chosen server in the address. */
export const SERVER_KEY = 'server';

/** The link to the commands of a server, of which `search` names one. */
export const commandsHref = (serverId: string, search = ''): string =>
  `${pages.commands.path}${writeQuery('', { [SERVER_KEY]: serverId, search })}`;

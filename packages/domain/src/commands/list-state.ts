import { pages } from '../shell/pages';
import { createListState } from '../kernel/list';
import { page } from './oauth-check';

/** The state of the list of commands, in the address. */
export const listState = createListState({
  name: 'commands',
  page,
  route: pages.commands.path,
  options: {
    filters: ['all', 'customized', 'default'],
    sorts: ['name'],
  },
});

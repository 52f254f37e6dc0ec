import { createStore, sample } from 'effector';
import { pages } from '../shell/pages';
import { createListState } from '../kernel/list';
import { page } from './oauth-check';

/** The state of the list of commands, in the address. */
export const listState = createListState({
  name: 'commands',
  started: sample({ clock: page.started, fn: () => ({ query: '' }) }),
  isOpen: page.$isOpen,
  $route: createStore<string>(pages.commands.path),
  $options: createStore({
    filters: ['all', 'customized', 'default'],
    sorts: ['name'],
    defaultSort: '',
    columns: ['name', 'permissions'],
  }),
});

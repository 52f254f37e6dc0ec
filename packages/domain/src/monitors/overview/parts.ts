import { createEvent, createStore, sample } from 'effector';
import * as updates from '../updates/open';
import * as page from './page';
import { $isDeveloper } from '../../account/session';
import { pageActRequested } from '../../kernel/page/page-acts';
import { createStored } from '../../kernel/page/stored';
import { navigate } from '../../kernel/ports';
import { monitorHref } from '../../shell/pages';
import { createNewMonitor, newMonitorDefaults } from '../new';

const OPEN = 'open';

const panelOpen = createStored({
  key: 'dropdeck:developer-panel',
  initial: false,
  clock: page.page.started,
  read: (text) => text === OPEN,
  write: (isOpen) => (isOpen ? OPEN : null),
});

/** Not what another tab does: it would close the editor of a list that is open in this one. */
const $isPanelOpen = createStore(false).on([panelOpen.loaded, panelOpen.changed], (_, isOpen) => isOpen);

/** The dialog of a new monitor; only for developers (specification 6.2). */
export const create = createNewMonitor({ name: 'new monitor', page: page.page });
const createOpened = createEvent();
sample({
  clock: createOpened,
  source: $isDeveloper,
  filter: Boolean,
  fn: () => newMonitorDefaults,
  target: create.editor.opened,
});
sample({ clock: create.created, fn: ({ uuid }) => ({ to: monitorHref(uuid) }), target: navigate });

/** Asks for a link and its monitor. */
const linkAsked = pageActRequested.prepend(() => ({ page: 'monitors', act: 'add-link' }) as const);

/** The overview of monitors. */
export const screen = {
  view: {
    monitors: page.$shown,
    total: page.$total,
    status: page.$status,
    unreadable: page.$unreadable,
    columns: page.$columns,
    filters: page.$filters,
    counts: page.$counts,
    isDeveloper: $isDeveloper,
  },
  events: {
    onAddLink: linkAsked,
    onCreateMonitor: createOpened,
    onCreateUpdate: updates.opened,
  },
} as const;

/** The panel with the lists of developers, Developer Settings; closed by default. */
export const panel = {
  view: { isOpen: $isPanelOpen },
  events: { onToggle: panelOpen.changed },
} as const;

import { $isDeveloper } from '../../account/session';
import { pageActRequested } from '../../kernel/page/page-acts';
import * as updates from '../updates/open';
import { opened } from './create';
import * as page from './page';
import { $isPanelOpen, panelToggled } from './panel';

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
    isDeveloper: $isDeveloper,
  },
  events: {
    onAddLink: linkAsked,
    onCreateMonitor: opened,
    onCreateUpdate: updates.opened,
  },
} as const;

/** The panel with the lists of developers. */
export const panel = {
  view: { isOpen: $isPanelOpen },
  events: { onToggle: panelToggled },
} as const;

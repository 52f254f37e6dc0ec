import { createStored } from '../shared/stored';
import { page } from './page';

/** Where the browser remembers that the Developer Settings panel is open. */
export const panelKey = 'dropdeck:developer-panel';
const OPEN = 'open';

const panel = createStored({
  key: panelKey,
  initial: false,
  clock: page.started,
  read: (text) => text === OPEN,
  write: (isOpen) => (isOpen ? OPEN : null),
});

/** The Developer Settings panel was opened or closed. */
export const panelToggled = panel.changed;

/** Whether the Developer Settings panel is open: closed at first, then as it was left. */
export const $isPanelOpen = panel.$value;

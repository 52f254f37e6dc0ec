import { createStored } from '../shared/stored';
import { page } from './page';

export const panelKey = 'dropdeck:developer-panel';
const OPEN = 'open';

const panel = createStored({
  key: panelKey,
  initial: false,
  clock: page.started,
  read: (text) => text === OPEN,
  write: (isOpen) => (isOpen ? OPEN : null),
});

export const panelToggled = panel.changed;

/** Whether the Developer Settings panel is open; closed by default. */
export const $isPanelOpen = panel.$value;

import { createStored } from '../../kernel/page/stored';
import { page } from './page';

const OPEN = 'open';

const panel = createStored({
  key: 'dropdeck:developer-panel',
  initial: false,
  clock: page.started,
  read: (text) => text === OPEN,
  write: (isOpen) => (isOpen ? OPEN : null),
});

export const panelToggled = panel.changed;

/** Whether the Developer Settings panel is open; closed by default. */
export const $isPanelOpen = panel.$value;

import { sample } from 'effector';
import { $restoring } from '../../kernel/save/drafts';
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

// The lists are in the panel, and load with it.
sample({
  clock: [panel.loaded, $restoring],
  source: $restoring,
  filter: (request) => request?.kind === 'keyword-list' || request?.kind === 'proxy-list',
  fn: () => true,
  target: panelToggled,
});

/** Whether the Developer Settings panel is open; closed by default. */
export const $isPanelOpen = panel.$value;

import { attach, createEvent, createStore, sample } from 'effector';
import { readStorageFx, writeStorageFx } from '../shared/browser';
import { page } from './page';

/** Where the browser remembers that the Developer Settings panel is open. */
export const panelKey = 'dropdeck:developer-panel';
const OPEN = 'open';

/** The Developer Settings panel was opened or closed. */
export const panelToggled = createEvent<boolean>();

const readPanelFx = attach({ effect: readStorageFx, mapParams: (_: unknown) => [panelKey] });

/** Whether the Developer Settings panel is open: closed at first, then as it was left. */
export const $isPanelOpen = createStore(false)
  .on(panelToggled, (_, isOpen) => isOpen)
  .on(readPanelFx.doneData, (_, entries) => entries[panelKey] === OPEN);

sample({ clock: page.started, target: readPanelFx });
sample({
  clock: panelToggled,
  fn: (isOpen) => ({ [panelKey]: isOpen ? OPEN : null }),
  target: writeStorageFx,
});

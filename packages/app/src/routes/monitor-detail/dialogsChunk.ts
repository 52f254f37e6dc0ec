import { createChunk } from '@dropdeck/design-system';

/** The dialogs of a monitor's page, and what exports its lists. */
export const dialogsChunk = createChunk(() => import('./Dialogs'), 'notice');

/** Apply to… and Clone. */
export const fleetChunk = createChunk(() => import('./Fleet'), 'notice');

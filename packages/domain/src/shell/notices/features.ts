import type { OverlayName } from '../overlays';

export type { OverlayName };

/** The overlays that an operator can switch off. */
export const overlayNames = [
  'activity',
  'addLink',
  'keys',
  'news',
  'palette',
  'preferences',
  'setup',
  'support',
] as const satisfies readonly OverlayName[];

import { media } from '../../tokens';

/** Whether the person asked for less motion, of the device or in the preferences. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia(media.reducedMotion.replace('@media ', '')).matches;

import { media } from '../tokens';
import { matchesMedia } from './useMedia';

/** Whether the person asked for less motion, of the device or in the preferences. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchesMedia(media.reducedMotion);

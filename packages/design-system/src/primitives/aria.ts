/**
 * What this design system needs of React Aria and React Aria does not export publicly. Types and the job `leaks` fail
 * when an update moves or changes it.
 */
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

/**
 * Lets go of elements that were unmounted during a CSS transition, which React Aria keeps until it waits for transitions
 * the next time. To be removed when it drops them by itself.
 */
export const releaseUnmounted = (): void => {
  runAfterTransition(() => undefined);
};

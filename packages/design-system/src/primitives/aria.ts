/**
 * What this design system needs of React Aria and React Aria does not export publicly. Types and aria.test.tsx fail
 * when an update moves or changes one of them; each says what replaces it.
 */

/**
 * Gives the focusable element inside it the props of a trigger. Without it, Tooltip would be React Aria Components'
 * TooltipTrigger, which loads the positioning of overlays with the first page.
 */
export { FocusableProvider } from 'react-aria/private/interactions/useFocusable';

/**
 * Calls back once no CSS transition runs. React Aria keeps elements that were unmounted during a transition until
 * the next call. To be removed when it drops them by itself.
 */
export { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

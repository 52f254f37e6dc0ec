import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * Presses a button by script for a key that a person pressed. React Aria takes a scripted click for a screen reader's,
 * after which it moves the focus only once no transition runs: keys pressed until then would be lost.
 */
export function pressByKey(button: HTMLElement): void {
  button.click();
  setInteractionModality('keyboard');
}

import { useEffect } from 'react';
import { useLatestCallback } from './useLatestCallback';

/** Elements that take typed letters, or search by them. */
const takesLetters = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[aria-haspopup]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(', ');

/**
 * Calls `onPress` when a letter is pressed on its own anywhere on the page. Ignored with a modifier, during
 * IME composition, and while a field, list, menu or dialog has the focus.
 */
export function useShortcut(letter: string, onPress: () => void): void {
  const press = useLatestCallback(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== letter || event.repeat || event.isComposing || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(takesLetters) !== null) return;
      // Otherwise the letter would be typed into the field that takes the focus.
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [letter, press]);
}

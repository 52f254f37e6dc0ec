import { useEffect, useEffectEvent } from 'react';

/** Elements that use the keys themselves: text, type-ahead, and overlays. */
const takesKeys = [
  'input:not([type="checkbox"], [type="radio"], [type="range"])',
  'textarea',
  '[aria-haspopup]',
  '[role="listbox"]',
  '[role="dialog"]',
].join(', ');

/** Calls the function of a key that is pressed anywhere on the page, except in fields, lists and dialogs. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (action === undefined || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(takesKeys) !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

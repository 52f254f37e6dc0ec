import type { KeyPress } from '@dropdeck/domain/shell/keys';

/** Whether ⌘ is the key for shortcuts. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** A keyboard event as plain data. */
export const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  ctrl: event.ctrlKey,
  meta: event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
});

/** Elements that take typed characters, or search by them. */
const takesCharacters = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="spinbutton"]',
  '[role="combobox"]',
  '[aria-haspopup="listbox"]',
].join(', ');

/** Whether plain keys are typed here. The line editor is in a shadow root, so the target of the event is its host. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(takesCharacters) !== null;
}

/** Handled elsewhere, composed by an IME, or typed with AltGr, which Windows reports as Ctrl and Alt. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.isComposing || event.getModifierState('AltGraph');

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The dialog, menu or list of options that is open on top of the page. */
export const openOverlay = (): Element | null =>
  [...document.querySelectorAll(overlay)].findLast((element) => element.checkVisibility()) ?? null;

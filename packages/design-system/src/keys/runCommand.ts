import type { PageCommand, PageParts } from './pageCommands';

/** The focused element, also inside of the line editor's shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const partsFor = (parts: PageParts, command: PageCommand, root: Element | null) =>
  [...parts].filter(({ element, handlers }) => {
    const own = element();
    return (
      handlers()[command] !== undefined &&
      own?.checkVisibility({ visibilityProperty: true }) === true &&
      (root === null || root.contains(own))
    );
  });

function save(parts: PageParts, root: Element | null): void {
  // A field commits its draft when it loses the focus, as it would by a press on the button.
  const focused = focusedElement();
  if (focused instanceof HTMLElement) focused.blur();
  // React renders what the field committed in a microtask that was queued before this one.
  queueMicrotask(() => {
    for (const { handlers } of partsFor(parts, 'save', root)) handlers().save?.();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

/**
 * Does what a command means in the open dialog, or on the page: of several lists for the one with the focus, else for
 * the first part; `save` for each.
 *
 * @returns false when nothing there knows the command.
 */
export function runCommand(parts: PageParts, command: PageCommand, dialog: Element | null = null): boolean {
  const found = partsFor(parts, command, dialog);
  if (command === 'save' && found.length > 0) save(parts, dialog);
  else {
    const part = found.find(({ element }) => element()?.contains(document.activeElement)) ?? found[0];
    part?.handlers()[command]?.();
  }
  return found.length > 0;
}

/** Whether a part of the page knows a command. */
export const hasCommand = (parts: PageParts, command: PageCommand): boolean =>
  partsFor(parts, command, null).length > 0;

import { createContext, use, useLayoutEffect, type RefObject } from 'react';
import { useLatestCallback } from '../lib/react/useLatestCallback';

/** What keys do to the parts of a page, which say what it means for them. */
export type PageCommand = 'search' | 'new' | 'save' | 'next' | 'previous' | 'select' | 'edit';

/** What commands mean for a part; null: it has nothing to do for one now. */
export type PageCommandHandlers = Readonly<Partial<Record<PageCommand, (() => void) | null | undefined>>>;

interface Part {
  /** Null before it is rendered. */
  readonly element: () => HTMLElement | null;
  readonly handlers: () => PageCommandHandlers;
}

export interface PageCommands {
  /** @returns removes the part. */
  readonly add: (part: Part) => () => void;
  /**
   * Does what a command means in the open dialog, or on the page: of several lists for the one with the focus, else for
   * the first part; `save` for each.
   *
   * @returns false when nothing there knows the command.
   */
  readonly run: (command: PageCommand, dialog?: Element | null) => boolean;
  /** Whether a part of the page knows the command. */
  readonly has: (command: PageCommand) => boolean;
}

/** The focused element, also inside of the line editor's shadow root. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export function createPageCommands(): PageCommands {
  const parts = new Set<Part>();
  const partsFor = (command: PageCommand, root: Element | null = null): readonly Part[] =>
    [...parts].filter(({ element, handlers }) => {
      const own = element();
      return (
        handlers()[command] !== undefined &&
        own?.checkVisibility({ visibilityProperty: true }) === true &&
        (root === null || root.contains(own))
      );
    });

  const save = (root: Element | null): void => {
    // A field commits its draft when it loses the focus, as it would by a press on the button.
    const focused = focusedElement();
    if (focused instanceof HTMLElement) focused.blur();
    // React renders what the field committed in a microtask that was queued before this one.
    queueMicrotask(() => {
      for (const { handlers } of partsFor('save', root)) handlers().save?.();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  };

  return {
    add: (part) => {
      parts.add(part);
      return () => parts.delete(part);
    },
    run: (command, dialog = null) => {
      const found = partsFor(command, dialog);
      if (command === 'save' && found.length > 0) save(dialog);
      else {
        const part = found.find(({ element }) => element()?.contains(document.activeElement)) ?? found[0];
        part?.handlers()[command]?.();
      }
      return found.length > 0;
    },
    has: (command) => partsFor(command).length > 0,
  };
}

/** The commands of the page that is open. */
export const PageCommandsContext = createContext(createPageCommands());

/** Says what commands mean for a part of the page while it is mounted. */
export function usePageCommands(part: RefObject<HTMLElement | null>, handlers: PageCommandHandlers): void {
  const { add } = use(PageCommandsContext);
  const latest = useLatestCallback(() => handlers);
  useLayoutEffect(() => add({ element: () => part.current, handlers: latest }), [add, part, latest]);
}

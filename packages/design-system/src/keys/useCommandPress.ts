import { useRef, type RefObject } from 'react';
import { usePageCommands, type PageCommand } from './pageCommands';
import { pressByKey } from '../lib/react/modality';

/**
 * A button that a command presses.
 *
 * @param isOn false while there is nothing to do.
 * @returns the ref of the button.
 */
export function useCommandPress(command: PageCommand, isOn = true): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const press = (): void => {
    if (ref.current !== null) pressByKey(ref.current);
  };
  usePageCommands(ref, { [command]: isOn ? press : null });
  return ref;
}

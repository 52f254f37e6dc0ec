import { runCommand, type PageCommand, type PageParts } from '@dropdeck/design-system';
import { acts, matchStroke, strokeOf, type ActId, type PendingStroke } from '@dropdeck/domain/shell/keys';
import { isApple, isForeign, isTyping, openOverlay, pressOf } from './keyEvents';

const pageCommands: ReadonlySet<string> = new Set(
  acts.filter(({ missing }) => missing !== undefined).map(({ id }) => id),
);

/** Acts that the parts of a page do. */
export const isPageCommand = (act: ActId): act is PageCommand & ActId => pageCommands.has(act);

export interface KeyListenerOptions {
  /** The keys that work. */
  readonly bindings: Readonly<Partial<Record<ActId, string>>>;
  /** An overlay opens or is open. */
  readonly isBlocked: boolean;
  /** What acts mean on the page. */
  readonly parts: PageParts;
  /** Acts that need no control of the page. */
  readonly onAct: (act: ActId) => void;
}

/** Acts that a held key repeats. */
const repeats: ReadonlySet<ActId | null> = new Set<ActId>(['next', 'previous']);

/**
 * Listens to the keys of all acts (docs/decisions/0028). Plain keys do nothing while something is typed, and only Save
 * and hiding values work in a dialog.
 *
 * @returns stops listening.
 */
export function listenToKeys({ bindings, isBlocked, parts, onAct }: KeyListenerOptions): () => void {
  let pending: PendingStroke | null = null;

  const run = (act: ActId): boolean => {
    // What others may not see is hidden at once, whatever is open.
    if (act === 'values') {
      onAct(act);
      return true;
    }
    const dialog = openOverlay();
    if (dialog !== null)
      return act === 'save' && dialog.matches('[role="dialog"]') && runCommand(parts, act, dialog);
    if (isBlocked) return false;
    if (isPageCommand(act)) return runCommand(parts, act);
    onAct(act);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isForeign(event)) return;
    const press = pressOf(event);
    const stroke = strokeOf(press, isApple());
    if (stroke === null) return;
    if (!press.ctrl && !press.meta && isTyping(event)) {
      pending = null;
      return;
    }
    const match = matchStroke(bindings, pending, stroke, event.timeStamp);
    pending = match.pending;
    if (match.act === null || (event.repeat && !repeats.has(match.act))) return;
    // Otherwise the browser opens its own dialog, or types the character into the field that takes the focus.
    if (run(match.act)) event.preventDefault();
  };

  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

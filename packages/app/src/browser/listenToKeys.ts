import { runCommand, type PageCommand, type PageParts } from '@dropdeck/design-system';
import { acts, type ActId } from '@dropdeck/domain/shell/keys';
import { createKeybindingsHandler } from 'tinykeys';

/** Whether ⌘ is the key for shortcuts. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

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
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(takesCharacters) !== null;
}

/** Handled elsewhere, composed by an IME (Safari says so by the code alone), or typed with AltGr. */
const isForeign = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.getModifierState('AltGraph');

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The dialog, menu or list of options that is open on top of the page. */
const openOverlay = (): Element | null =>
  [...document.querySelectorAll(overlay)].findLast((element) => element.checkVisibility()) ?? null;

const pageCommands: ReadonlySet<string> = new Set(
  acts.filter(({ missing }) => missing !== undefined).map(({ id }) => id),
);

/** Acts that the parts of a page do. */
export const isPageCommand = (act: ActId): act is PageCommand & ActId => pageCommands.has(act);

/** Milliseconds between the two keys of a sequence. */
const SEQUENCE_MS = 1_500;

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

  const press = (act: ActId, event: KeyboardEvent): void => {
    if (event.repeat && !repeats.has(act)) return;
    // Otherwise the browser opens its own dialog, or types the character into the field that takes the focus.
    if (run(act)) event.preventDefault();
  };
  const handler = createKeybindingsHandler(
    Object.fromEntries(
      Object.entries(bindings).flatMap(([id, keys]) => {
        const act = id as ActId;
        const onPress = (event: KeyboardEvent): void => press(act, event);
        // Some layouts need Shift for “/”, others for “?”.
        if (/^\W$/.test(keys)) return [keys, `Shift+${keys}`].map((shifted) => [shifted, onPress]);
        // A letter of another alphabet counts as the Latin letter in its position.
        const positions = keys.replace(/\b[a-z]\b/g, (letter) => `Key${letter.toUpperCase()}`);
        const onPosition = (event: KeyboardEvent): void => {
          if (event.key > '~') press(act, event);
        };
        return positions === keys
          ? [[keys, onPress]]
          : [
              [keys, onPress],
              [positions, onPosition],
            ];
      }),
    ),
    { timeout: SEQUENCE_MS },
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (!isForeign(event) && !(isPlain && isTyping(event))) handler(event);
  };

  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

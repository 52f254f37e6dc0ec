import { isForeign, isTyping } from './keyEvents';

/** Milliseconds after which the field is no longer waited for. */
const WAIT_MS = 5_000;

let text = '';
let end: (() => void) | null = null;

function onKeyDown(event: KeyboardEvent): void {
  if (isForeign(event) || event.ctrlKey || event.metaKey) return;
  if (isTyping(event) || event.key === 'Escape') return end?.();
  if (event.key === 'Backspace') text = text.slice(0, -1);
  else if (event.key.length === 1) text += event.key;
  else return;
  event.preventDefault();
}

/** Collects what is typed until a field has the focus, for a field that a key opens: its chunk may still be loading. */
export function startTypeAhead(): void {
  end?.();
  text = '';
  const timer = setTimeout(() => end?.(), WAIT_MS);
  document.addEventListener('keydown', onKeyDown, { capture: true });
  end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    end = null;
  };
}

/** What was typed since `startTypeAhead`. */
export const typedAhead = (): string => text;

/** Forgets what was typed, once the field has taken it. */
export function endTypeAhead(): void {
  end?.();
  text = '';
}

import { t } from './text.en';

/** One key as a keyboard event reports it. */
export interface KeyPress {
  /** `KeyboardEvent.key` */
  readonly key: string;
  /** `KeyboardEvent.code` */
  readonly code: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const incomplete = new Set([
  'Alt',
  'AltGraph',
  'CapsLock',
  'Control',
  'Dead',
  'Fn',
  'Meta',
  'Process',
  'Shift',
  'Unidentified',
]);

/** The key's name. A letter of another alphabet counts as the Latin letter in its position. */
function nameOf({ key, code }: KeyPress): string {
  if (key === ' ') return 'space';
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (key.length === 1 && key > '~' && latin !== undefined ? latin : key).toLowerCase();
}

const isLetter = (name: string): boolean => /^[a-z]$/.test(name);

/**
 * The stroke of a key press as bindings write it: `k`, `?`, `mod+k`, `mod+shift+k`.
 *
 * Shift is a part of it for letters and named keys. For other characters it depends on the keyboard's layout: `/` needs
 * Shift on a German one.
 *
 * @param isApple ⌘ is `mod`; elsewhere it is Ctrl.
 * @returns null for a modifier alone, or a character that is not complete.
 */
export function strokeOf(press: KeyPress, isApple: boolean): string | null {
  if (incomplete.has(press.key)) return null;
  const name = nameOf(press);
  const hasShift = press.shift && (isLetter(name) || name.length > 1);
  return [
    press.ctrl && (isApple ? 'ctrl' : 'mod'),
    press.meta && (isApple ? 'mod' : 'meta'),
    press.alt && 'alt',
    hasShift && 'shift',
    name,
  ]
    .filter((part) => part !== false)
    .join('+');
}

/** The modifiers and the key's name of a stroke; the name may be `+` itself. */
export function partsOf(stroke: string): { readonly modifiers: readonly string[]; readonly name: string } {
  const prefix = /^(?:(?:mod|ctrl|meta|alt|shift)\+)*/.exec(stroke)?.[0] ?? '';
  return { modifiers: prefix.split('+').filter(Boolean), name: stroke.slice(prefix.length) };
}

/** Whether keys begin with a plain character, which people who dictate or mistype may press by accident (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => {
  const { modifiers, name } = partsOf(keys.split(' ')[0] ?? '');
  return name.length === 1 && !modifiers.some((modifier) => modifier !== 'shift');
};

/** In the order in which Apple writes them. */
const appleSymbols = { ctrl: '⌃', alt: '⌥', shift: '⇧', mod: '⌘' };
const words = {
  mod: 'ctrlKey',
  ctrl: 'ctrlKey',
  meta: 'metaKey',
  alt: 'altKey',
  shift: 'shiftKey',
  escape: 'escapeKey',
} as const;
const wordOf = (name: string): string | null =>
  Object.hasOwn(words, name) ? t(words[name as keyof typeof words]) : null;

function formatStroke(stroke: string, isApple: boolean): string {
  const { modifiers, name } = partsOf(stroke);
  const key = wordOf(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
  if (!isApple) return [...modifiers.map((modifier) => wordOf(modifier) ?? ''), key].join(' ');
  const symbols = Object.entries(appleSymbols).filter(([modifier]) => modifiers.includes(modifier));
  return [...symbols.map(([, symbol]) => symbol), key].join('');
}

/** The keys as people read them: “Ctrl K”, “⌘K”, “G S”. */
export const formatKeys = (keys: string, isApple: boolean): string =>
  keys
    .split(' ')
    .map((stroke) => formatStroke(stroke, isApple))
    .join(' ');

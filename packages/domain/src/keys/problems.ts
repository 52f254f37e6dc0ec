import { acts, type ActId, type Bindings } from './acts';
import { formatKeys, isSingleKey, partsOf } from './strokes';

/** Keys that browsers do not give to a page, or that people need in it: editing, tabs, zoom, find, print, history. */
const takenByBrowser = 'acdfghjlnopqrtuvwxyz0123456789+-=';

function strokeProblem(stroke: string, isApple: boolean): string | null {
  const { modifiers, name } = partsOf(stroke);
  const keys = formatKeys(stroke, isApple);
  if (name.length > 1) return `${keys} moves around the page or types, so it cannot be chosen.`;
  if (modifiers.some((modifier) => modifier !== 'mod' && modifier !== 'shift'))
    return `${keys} belongs to the system or to a screen reader.`;
  return modifiers.includes('mod') && takenByBrowser.includes(name)
    ? `${keys} belongs to the browser.`
    : null;
}

/**
 * Why an act cannot have these keys, as a sentence; null if it can.
 *
 * @param areSingleKeysOn plain keys work.
 */
export function keysProblem(
  keys: string,
  act: ActId,
  {
    bindings,
    areSingleKeysOn,
    isApple,
  }: { readonly bindings: Bindings; readonly areSingleKeysOn: boolean; readonly isApple: boolean },
): string | null {
  const strokes = keys.split(' ');
  for (const stroke of strokes) {
    const problem = strokeProblem(stroke, isApple);
    if (problem !== null) return problem;
  }
  if (strokes.length > 2 || (strokes.length > 1 && !strokes.every(isSingleKey)))
    return 'A sequence has two plain keys.';
  if (!areSingleKeysOn && isSingleKey(keys))
    return `Single-key shortcuts are off. Choose a key with ${isApple ? '⌘' : 'Ctrl'}.`;
  for (const { id, label } of acts) {
    if (id === act) continue;
    const other = bindings[id];
    if (other === keys) return `${formatKeys(keys, isApple)} already belongs to “${label}”.`;
    if (other.startsWith(`${keys} `) || keys.startsWith(`${other} `))
      return `${formatKeys(keys, isApple)} cannot be told apart from ${formatKeys(other, isApple)}, “${label}”.`;
  }
  return null;
}

export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** The shortest passphrase that is accepted, in characters. */
export const MIN_LENGTH = 12;

/** How hard a passphrase is to guess, by its length and the number of its words and kinds of characters. */
export function strengthOf(passphrase: string): Strength {
  if (passphrase.length < MIN_LENGTH) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((kind) => kind.test(passphrase)).length;
  const words = passphrase.trim().split(/\s+/).length;
  const different = new Set(passphrase).size;
  if (different < 6) return 'weak';
  if (passphrase.length >= 20 || words >= 4 || (passphrase.length >= 16 && kinds >= 3)) return 'strong';
  return words >= 3 || kinds >= 3 ? 'fair' : 'weak';
}

/** A seeded random number generator. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the probability `share`. */
  chance(share: number): boolean;
  /** A chat platform id: `length` digits without a leading zero. */
  digits(length: number): string;
  /** `length` letters and digits. */
  text(length: number): string;
  /** A version 4 UUID. */
  uuid(): string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32, seeded by a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const text = (length: number, alphabet: string): string =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
    digits: (length) => `${int(1, 9)}${text(length - 1, '0123456789')}`,
    text: (length) => text(length, ALPHABET),
    uuid: () => {
      const hex = text(30, '0123456789abcdef');
      const variant = '89ab'.charAt(int(0, 3));
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18)}`;
    },
  };
}

/** Creates a value on first use and caches it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import { isTabKey } from '@dropdeck/domain/shared';

// Asked for each time: where storage is blocked, naming it throws.
const storageOf = (key: string): Storage => (isTabKey(key) ? sessionStorage : localStorage);

/** Reads entries of the browser's storage; blocked storage reads as empty. */
export function readStorage(keys: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    keys.map((key) => {
      try {
        return [key, storageOf(key).getItem(key)];
      } catch {
        return [key, null];
      }
    }),
  );
}

/** Writes entries of the browser's storage; `null` removes one. Storage that is full or blocked keeps nothing. */
export function writeStorage(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    try {
      if (value === null) storageOf(key).removeItem(key);
      else storageOf(key).setItem(key, value);
    } catch (error) {
      console.warn(`Storage did not take "${key}"`, error);
    }
  }
}

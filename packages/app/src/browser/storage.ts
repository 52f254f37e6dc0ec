/** Reads entries of local storage; blocked storage reads as empty. */
export function readStorage(keys: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    keys.map((key) => {
      try {
        return [key, localStorage.getItem(key)];
      } catch {
        return [key, null];
      }
    }),
  );
}

/** Writes entries of local storage; `null` removes one. Storage that is full or blocked keeps nothing. */
export function writeStorage(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch (error) {
      console.warn(`Local storage did not take "${key}"`, error);
    }
  }
}

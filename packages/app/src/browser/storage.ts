import { isTabKey } from '@dropdeck/domain/kernel';

// Accessed on each call, because the getter throws where storage is blocked.
const storageOf = (key: string): Storage => (isTabKey(key) ? sessionStorage : localStorage);

/** Reads entries of localStorage and sessionStorage. Blocked storage reads as empty. */
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

/**
 * Writes entries of localStorage and sessionStorage; `null` removes one.
 *
 * @returns whether full or blocked storage has taken all of them.
 */
export function writeStorage(changes: Readonly<Record<string, string | null>>): boolean {
  let isKept = true;
  for (const [key, value] of Object.entries(changes)) {
    try {
      if (value === null) storageOf(key).removeItem(key);
      else storageOf(key).setItem(key, value);
    } catch {
      // What could not be written need not be removed.
      if (value !== null) isKept = false;
    }
  }
  return isKept;
}

/** Gives each entry of both storages another key, unless there is one, or removes it. Blocked storage is left alone. */
export function moveEntries(keyOf: (key: string) => string | null): void {
  for (const storageOfAll of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOfAll();
      for (const [key, value] of Object.entries<string>(storage)) {
        const next = keyOf(key);
        if (next === key) continue;
        storage.removeItem(key);
        if (next === null || storage.getItem(next) !== null) continue;
        try {
          storage.setItem(next, value);
        } catch {
          // The storage is full, and the new key longer.
          storage.setItem(key, value);
        }
      }
    } catch {
      // The getter throws where storage is blocked.
    }
  }
}

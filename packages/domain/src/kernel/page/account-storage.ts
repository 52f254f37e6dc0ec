import { attach } from 'effector';
import { $account, accountKey } from './account';
import { readStorageFx } from '../ports';

/** Reads entries of the account by their plain keys; `createStored` says what a plain key may still have. */
export const readAccountStorageFx = attach({
  source: $account,
  effect: async (account, keys: readonly string[]): Promise<Readonly<Record<string, string | null>>> => {
    const entries = await readStorageFx([...keys.map((key) => accountKey(key, account)), ...keys]);
    return Object.fromEntries(
      keys.map((key) => [key, entries[accountKey(key, account)] ?? entries[key] ?? null]),
    );
  },
});

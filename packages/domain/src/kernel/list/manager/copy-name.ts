import { t } from './text.en';

/** The name of a copy, “{name} copy” or “{name} copy 2”: the first that none of `taken` is, in any case. */
export function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  let copy = t('copyOf', { name });
  for (let number = 2; used.has(copy.toLowerCase()); number += 1) copy = t('copyNumber', { name, number });
  return copy;
}

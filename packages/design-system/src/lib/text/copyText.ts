import { currentLocale } from '@dropdeck/text';

/** Copies a text. Rejects if the browser refuses, and while values are hidden, because a paste would show it. */
export async function copyText(text: string): Promise<void> {
  if (currentLocale().areValuesHidden) throw new Error('The values are hidden.');
  await navigator.clipboard.writeText(text);
}

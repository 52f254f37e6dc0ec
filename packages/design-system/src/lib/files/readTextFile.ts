import { t } from './text.en';

/** The largest accepted file, in bytes: some 200,000 long lines. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/**
 * Reads a file as UTF-8, whatever its extension.
 *
 * @returns its text, or a sentence that explains why it could not be read.
 */
export async function readTextFile(
  file: File,
): Promise<{ readonly text: string } | { readonly error: string }> {
  if (file.size > MAX_FILE_BYTES) return { error: t('tooLarge', { name: file.name }) };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { error: t('failed', { name: file.name }) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { text };
  } catch {
    // Fall through: the bytes are not UTF-8.
  }
  return { error: t('notText', { name: file.name }) };
}

/** The largest file that is read, in bytes: some 200,000 long lines. */
export const largestFile = 20 * 1024 * 1024;

/**
 * Reads a file as UTF-8 text.
 *
 * @returns its text, or a sentence that says why it could not be read.
 */
export async function readTextFile(file: File): Promise<{ text: string } | { error: string }> {
  if (file.size > largestFile) return { error: `“${file.name}” is larger than 20 MB.` };
  try {
    return { text: await file.text() };
  } catch {
    return { error: `“${file.name}” could not be read.` };
  }
}

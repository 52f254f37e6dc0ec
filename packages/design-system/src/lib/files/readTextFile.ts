import { t } from './text.en';
/** The largest accepted file, in bytes: some 200,000 long lines. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The text of a file. `encoding` is the one that was taken for it, `null` for Unicode. */
export interface FileText {
  readonly text: string;
  readonly encoding: string | null;
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Text has hardly any control characters except tabs, line breaks and form feeds. */
function isBinary(bytes: Uint8Array): boolean {
  let controlCount = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controlCount += 1;
  }
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
  return isPdf || controlCount > bytes.length / 1_000;
}

/**
 * Decodes bytes to text. A byte order mark decides; without one, valid UTF-8 is taken as such, and otherwise
 * windows-1252, the most common encoding of files that are not Unicode.
 *
 * @returns `null` for binary data.
 */
export function decodeText(bytes: Uint8Array): FileText | null {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) return { text: new TextDecoder(mark.encoding).decode(bytes), encoding: null };
  if (isBinary(bytes)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: null };
  } catch {
    const encoding = 'windows-1252';
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/**
 * Reads a file as text, whatever its extension.
 *
 * @returns its text, or a sentence that explains why it could not be read.
 */
export async function readTextFile(file: File): Promise<FileText | { readonly error: string }> {
  if (file.size > MAX_FILE_BYTES) return { error: t('tooLarge', { name: file.name }) };
  try {
    const read = decodeText(new Uint8Array(await file.arrayBuffer()));
    return read ?? { error: t('notText', { name: file.name }) };
  } catch {
    return { error: t('failed', { name: file.name }) };
  }
}

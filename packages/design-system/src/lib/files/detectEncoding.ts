import { analyse } from 'chardet';
// For the bundler: its CommonJS helpers stay in the entry as long as each chunk with CommonJS imports
// something from there. Otherwise they become one more file that every page waits for.
import 'react';

/** The most common encoding of files that are not Unicode; browsers read ISO-8859-1 as the same. */
const commonEncoding = 'windows-1252';

/** `TextDecoder` does not support UTF-32 and two ISO-2022 encodings. */
const isKnown = (name: string): boolean => !/^utf-32|^iso-2022-(?:cn|kr)/i.test(name);

/** How much more confident than windows-1252 the detection must be: a short list gives it few letters. */
const MARGIN = 20;

/** Detects the encoding of a text that is not valid UTF-8, as a label for `TextDecoder`. */
export function detectEncoding(bytes: Uint8Array): string {
  const matches = analyse(bytes).filter(({ name }) => isKnown(name));
  const isUsual = (name: string): boolean => name === commonEncoding || name === 'ISO-8859-1';
  const commonConfidence = Math.max(
    0,
    ...matches.filter(({ name }) => isUsual(name)).map((one) => one.confidence),
  );
  const best = matches.find(({ name }) => !isUsual(name) && name !== 'UTF-8' && name !== 'ASCII');
  if (best === undefined || best.confidence < commonConfidence + MARGIN) return commonEncoding;
  return new TextDecoder(best.name).encoding;
}

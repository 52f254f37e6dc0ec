import { analyse } from 'chardet';
// For the build: the bundler's helpers for CommonJS stay in the entry as long as each chunk with CommonJS in
// it imports something from there. Otherwise they become one more file that every page waits for.
import 'react';

/** What most files that are not Unicode are written in; browsers read ISO-8859-1 as the same. */
const usual = 'windows-1252';

/** Names that `TextDecoder` knows; UTF-32 and two ISO-2022 encodings it does not. */
const isKnown = (name: string): boolean => !/^utf-32|^iso-2022-(?:cn|kr)/i.test(name);

/** How much surer than of windows-1252 the detection has to be: a short list has few letters to go by. */
const MARGIN = 20;

/** The encoding of a text that is not valid UTF-8, as `TextDecoder` names it. */
export function detectEncoding(bytes: Uint8Array): string {
  const matches = analyse(bytes).filter(({ name }) => isKnown(name));
  const isUsual = (name: string): boolean => name === usual || name === 'ISO-8859-1';
  const sureOfUsual = Math.max(
    0,
    ...matches.filter(({ name }) => isUsual(name)).map((one) => one.confidence),
  );
  const best = matches.find(({ name }) => !isUsual(name) && name !== 'UTF-8' && name !== 'ASCII');
  if (best === undefined || best.confidence < sureOfUsual + MARGIN) return usual;
  return new TextDecoder(best.name).encoding;
}

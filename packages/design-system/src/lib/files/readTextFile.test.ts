import { describe, expect, it } from 'vitest';
import { readTextFile } from './readTextFile';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('readTextFile', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('für Ada 😀'), 'für Ada 😀'],
    ['UTF-8 with a byte order mark', bytes('\xef\xbb\xbff\xc3\xbcr'), 'für'],
    ['nothing', bytes(''), ''],
  ])('reads %s', async (_, content, text) => {
    expect(await readTextFile(new File([content], 'inputs.csv'))).toEqual({ text });
  });

  it.each([
    ['windows-1252', bytes('f\xfcr Ada')],
    ['UTF-16', bytes('\xff\xfef\0\xfc\0r\0')],
    ['an image', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['a document', bytes('%PDF-1.7\n%\xe2\xe3')],
    ['an archive', bytes('PK\x03\x04\0')],
  ])('refuses %s', async (_, content) => {
    expect(await readTextFile(new File([content], 'inputs.csv'))).toEqual({
      error: '“inputs.csv” is not a text file in UTF-8.',
    });
  });
});

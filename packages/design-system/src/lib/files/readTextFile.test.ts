import { describe, expect, it } from 'vitest';
import { decodeText, readTextFile } from './readTextFile';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (char) => char.charCodeAt(0));
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0');

describe('readTextFile', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('für Ada 😀'), 'für Ada 😀', null],
    ['UTF-8 with a byte order mark', bytes('\xef\xbb\xbff\xc3\xbcr'), 'für', null],
    ['UTF-16 of a spreadsheet', bytes('\xff\xfef\0\xfc\0r\0'), 'für', null],
    ['UTF-16, big end first', bytes('\xfe\xff\0f\0\xfc\0r'), 'für', null],
    [
      'Windows-1252',
      bytes('link,note\nDD1391-100,f\xfcr Ada\n'),
      'link,note\nDD1391-100,für Ada\n',
      'windows-1252',
    ],
    [
      'two letters of Windows-1252',
      bytes('A,,,caf\xe9\nhttps://a.example/b,,,na\xefve'),
      'A,,,café\nhttps://a.example/b,,,naïve',
      'windows-1252',
    ],
    ['nothing', bytes(''), '', null],
  ])('decodes %s', (_, file, text, encoding) => {
    expect(decodeText(file)).toEqual({ text, encoding });
  });

  it('rejects an image, an archive and a document, whatever their extension', async () => {
    const files = [
      png,
      bytes('%PDF-1.7\n%\xe2\xe3'),
      bytes('\x1f\x8b\x08\x01\x02\x03\x04\x05'),
      bytes('PK\x03\x04\0'),
    ];
    for (const file of files) expect(decodeText(file)).toBeNull();
    expect(await readTextFile(new File([png], 'inputs.csv'))).toEqual({
      error: '“inputs.csv” is not a text file.',
    });
  });
});

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
    [
      'Shift_JIS',
      bytes('link\n\x83e\x83X\x83g,\x93\xfa\x96{\x8c\xea\x82\xcc\x83\x81\x83\x82\x82\xc5\x82\xb7'),
      'link\nテスト,日本語のメモです',
      'shift_jis',
    ],
    [
      'Windows-1251',
      bytes('\xef\xf0\xe8\xe2\xe5\xf2 \xec\xe8\xf0 \xf1\xef\xe0\xf1\xe8\xe1\xee'),
      'привет мир спасибо',
      'windows-1251',
    ],
    ['nothing', bytes(''), '', null],
  ])('decodes %s', async (_, file, text, encoding) => {
    expect(await decodeText(file)).toEqual({ text, encoding });
  });

  it('rejects an image, an archive and a document, whatever their extension', async () => {
    const files = [
      png,
      bytes('%PDF-1.7\n%\xe2\xe3'),
      bytes('\x1f\x8b\x08\x01\x02\x03\x04\x05'),
      bytes('PK\x03\x04\0'),
    ];
    for (const file of files) expect(await decodeText(file)).toBeNull();
    expect(await readTextFile(new File([png], 'inputs.csv'))).toEqual({
      error: '“inputs.csv” is not a text file.',
    });
  });
});

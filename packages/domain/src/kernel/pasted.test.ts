import { describe, expect, it } from 'vitest';
import { readLink, readText, shortenedFault, unwrappedHint } from './pasted';

describe('pasted text', () => {
  it.each([
    [' DD1391-100 ', 'DD1391-100'],
    ['DD1391-100\u200B', 'DD1391-100'],
    ['\uFEFF\u200EDD13\u00AD91\u2060-100\u200F', 'DD1391-100'],
    ['\u2068DD1391-100\u2069', 'DD1391-100'],
    ['DD1391\u200D-100\u200C', 'DD1391-100'],
    ['air\u00A0max\u202F90', 'air max 90'],
    ['👩\u200D💻 drop', '👩\u200D💻 drop'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['\u200B', ''],
  ])('%j is read as %j', (text, value) => expect(readText(text)).toBe(value));

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['<https://a.example/x>', 'https://a.example/x'],
    ['\u200B<https://a.example/x> ', 'https://a.example/x'],
    ['[Air](https://a.example/x)', 'https://a.example/x'],
    ['[Air [Max], 90](https://a.example/x)', 'https://a.example/x'],
    ['[Air](<https://a.example/x>)', 'https://a.example/x'],
    ['[Air](https://a.example/x "Air Max")', 'https://a.example/x'],
    ['[Air](https://a.example/x_(y))', 'https://a.example/x_(y)'],
    ['![Air](https://a.example/x.png)', 'https://a.example/x.png'],
    ['[Air]', '[Air]'],
    ['<DD1391-100>', '<DD1391-100>'],
    ['[x](javascript:1)', '[x](javascript:1)'],
  ])('the link of %j is %j', (text, link) => {
    expect(readLink(text)).toBe(link);
    expect(unwrappedHint(text) === undefined).toBe(!/https/.test(text) || text === link);
  });

  it.each(['4.06542E+12', '4,06542E+12', '4E+12', '8,78798e+17', ' 4.1E+100 '])(
    '%j is a number that a spreadsheet shortened',
    (text) => expect(shortenedFault(text)).toContain(text.trim()),
  );
  it.each(['4062052123456', '5E12', 'AE+12', '44E+12', '4.06', ''])('%j is not', (text) =>
    expect(shortenedFault(text)).toBeNull(),
  );
});

import { describe, expect, it } from 'vitest';
import { csvRows, readCell, writeCell, writeCsv } from './csv';

describe('CSV', () => {
  it('quotes a cell only if it has to, and doubles its quotes', () => {
    expect(
      writeCsv([
        ['name', 'size'],
        ['a,"b"', 42],
        [' padded', 'two\nlines'],
      ]),
    ).toBe('name,size\n"a,""b""",42\n" padded","two\nlines"\n');
  });

  it.each(['=1+1', '+49 30', '-x', '-5', '@cmd', "'=1"])('does not let a spreadsheet run %s', (text) => {
    expect(writeCell(text)).toBe(`'${text}`);
    expect(readCell(writeCell(text))).toBe(text);
  });

  it('writes negative numbers as numbers', () => {
    expect(writeCsv([[-9]])).toBe('-9\n');
  });

  it('takes no tab of a quoted cell for a delimiter, whose next line has the comma', () => {
    const cells = ['a\t\nb', 'c'];
    expect([...csvRows(writeCsv([['name', 'size'], cells]))][1]?.cells).toEqual(cells);
  });
});

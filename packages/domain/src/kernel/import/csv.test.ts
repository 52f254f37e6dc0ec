import { describe, expect, it } from 'vitest';
import { readCell, writeCell, writeCsv, writeSpreadsheet } from './csv';

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

  it('is opened by spreadsheets as UTF-8, with every cell quoted', () => {
    expect(writeSpreadsheet([['name'], ['Née "N"']])).toBe('\uFEFF"name"\r\n"Née ""N"""\r\n');
  });

  it.each(['=1+1', '+49 30', '-x', '-5', '@cmd', "'=1"])('does not let a spreadsheet run %s', (text) => {
    expect(writeCell(text)).toBe(`'${text}`);
    expect(readCell(writeCell(text))).toBe(text);
    expect(writeSpreadsheet([[text]])).toContain(`"'${text}"`);
  });

  it('writes negative numbers as numbers', () => {
    expect(writeCsv([[-9]])).toBe('-9\n');
    expect(writeSpreadsheet([[-9]])).toBe('\uFEFF"-9"\r\n');
  });
});

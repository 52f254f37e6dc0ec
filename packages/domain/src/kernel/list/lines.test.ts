import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendLines, countFilled, importText, reportLines, tidyLines } from './lines';
import { splitLines } from './split-lines';

const anyText = fc
  .array(fc.constantFrom('a', 'A', 'b', '', ' ', '  a ', 'c'), { maxLength: 30 })
  .map((lines) => lines.join('\n'));

describe('lines of a list', () => {
  it('splits at newlines, and a trailing newline starts no other line', () => {
    expect(splitLines('')).toEqual([]);
    expect(splitLines('a\nb')).toEqual(['a', 'b']);
    expect(splitLines('a\n\nb\n')).toEqual(['a', '', 'b']);
  });

  it('round-trips through split and join', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\n]+$/)), (lines) => {
        expect(splitLines(lines.join('\n'))).toEqual(lines);
      }),
    );
  });

  it('removes blank and duplicate lines', () => {
    const text = 'a\n\nb\n a \nc\n';
    expect(tidyLines(text, reportLines(text))).toBe('a\nb\nc');
    fc.assert(
      fc.property(anyText, (lines) => {
        const { blank, duplicates } = reportLines(tidyLines(lines, reportLines(lines)));
        expect({ blank, duplicates }).toEqual({ blank: [], duplicates: [] });
      }),
    );
  });

  it('numbers lines, including the empty one to type in', () => {
    expect(reportLines('').total).toBe(1);
    expect(reportLines('a').total).toBe(1);
    expect(reportLines('a\n').total).toBe(2);
    expect(reportLines('a\nb').total).toBe(2);
  });

  it('marks blank lines and duplicates', () => {
    expect(reportLines('a\n\n b\na \n \nb')).toEqual({
      total: 6,
      filled: 4,
      blank: [2, 5],
      duplicates: [
        { line: 4, first: 1 },
        { line: 6, first: 3 },
      ],
      unusual: [],
    });
  });

  it('classifies each line as blank, first or duplicate, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { filled, blank, duplicates } = reportLines(text);
        const lines = splitLines(text);
        const different = new Set(lines.map((line) => line.trim()).filter(Boolean));
        expect(filled + blank.length).toBe(lines.length);
        expect(different.size + duplicates.length).toBe(filled);
        expect(countFilled(text)).toBe(filled);
        for (const { line, first } of duplicates) {
          expect(first).toBeLessThan(line);
          expect(lines[first - 1]?.trim()).toBe(lines[line - 1]?.trim());
        }
      }),
    );
  });

  it('checks 100,000 lines in time', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `10.0.0.1:${index % 60_000}:user:pass`).join(
      '\n',
    );
    // A quadratic check would exceed the test timeout.
    const { filled, duplicates } = reportLines(text);
    expect(filled).toBe(100_000);
    expect(duplicates).toHaveLength(40_000);
  });
});

describe('dropped or pasted text file', () => {
  it('loses its byte order mark and carriage returns', () => {
    expect(importText('\uFEFFa\r\nb\rc\n')).toBe('a\nb\nc\n');
  });

  it('is rejected if it is binary', () => {
    expect(importText('PNG\0\0')).toBeNull();
  });

  it('is appended on a new line', () => {
    expect(appendLines('', 'a')).toBe('a');
    expect(appendLines('a', 'b')).toBe('a\nb');
    expect(appendLines('a\n', 'b')).toBe('a\nb');
    fc.assert(
      fc.property(anyText, anyText, (text, imported) => {
        expect(splitLines(appendLines(text, imported))).toEqual([
          ...splitLines(text),
          ...splitLines(imported),
        ]);
      }),
    );
  });
});

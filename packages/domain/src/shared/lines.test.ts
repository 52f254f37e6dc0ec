import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendLines, countFilled, importText, reportLines, splitLines, tidyLines } from './lines';

const anyText = fc
  .array(fc.constantFrom('a', 'A', 'b', '', ' ', '  a ', 'c'), { maxLength: 30 })
  .map((lines) => lines.join('\n'));

describe('the lines of a list', () => {
  it('are split on newline, and a newline at the very end begins no line of its own', () => {
    expect(splitLines('')).toEqual([]);
    expect(splitLines('a\nb')).toEqual(['a', 'b']);
    expect(splitLines('a\n\nb\n')).toEqual(['a', '', 'b']);
  });

  it('come back as they were when they are joined again', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\n]+$/)), (lines) => {
        expect(splitLines(lines.join('\n'))).toEqual(lines);
      }),
    );
  });

  it('are tidied by leaving out the blank ones and those that repeat another', () => {
    const text = 'a\n\nb\n a \nc\n';
    expect(tidyLines(text, reportLines(text))).toBe('a\nb\nc');
    fc.assert(
      fc.property(anyText, (lines) => {
        const { blank, duplicates } = reportLines(tidyLines(lines, reportLines(lines)));
        expect({ blank, duplicates }).toEqual({ blank: [], duplicates: [] });
      }),
    );
  });

  it('are numbered, and the place to type the next one in has a number too', () => {
    expect(reportLines('').total).toBe(1);
    expect(reportLines('a').total).toBe(1);
    expect(reportLines('a\n').total).toBe(2);
    expect(reportLines('a\nb').total).toBe(2);
  });

  it('are marked where they are blank or say what an earlier one says', () => {
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

  it('are each blank, a first one or a duplicate, whatever the text', () => {
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

  it('are looked through without a wait, also when there are 100,000', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `10.0.0.1:${index % 60_000}:user:pass`).join(
      '\n',
    );
    // What compares each line with each other one is not done within the runner's time.
    const { filled, duplicates } = reportLines(text);
    expect(filled).toBe(100_000);
    expect(duplicates).toHaveLength(40_000);
  });
});

describe('a text file that is dropped or pasted', () => {
  it('is taken without its byte order mark and with plain newlines', () => {
    expect(importText('\uFEFFa\r\nb\rc\n')).toBe('a\nb\nc\n');
  });

  it('is refused when it is no text', () => {
    expect(importText('PNG\0\0')).toBeNull();
  });

  it('goes below what is there, on a line of its own', () => {
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

import { describe, expect, it } from 'vitest';
import { formatKeys, matchStroke, strokeOf, type KeyPress, type PendingStroke } from './index';
import { SEQUENCE_MS } from './match';

const bindings = {
  search: '/',
  'go-settings': 'g s',
  'go-monitors': 'g m',
  next: 'j',
  palette: 'mod+k',
} as const;

/** The acts of strokes pressed one after the other. */
function pressAll(strokes: ReadonlyArray<readonly [stroke: string, at: number]>): Array<string | null> {
  let pending: PendingStroke | null = null;
  return strokes.map(([stroke, at]) => {
    const match = matchStroke(bindings, pending, stroke, at);
    pending = match.pending;
    return match.act;
  });
}

describe('matchStroke', () => {
  it('matches a single key and a sequence', () => {
    expect(pressAll([['/', 0]])).toEqual(['search']);
    expect(
      pressAll([
        ['g', 0],
        ['m', SEQUENCE_MS],
      ]),
    ).toEqual([null, 'go-monitors']);
  });

  it('forgets the first key of a sequence after its time', () => {
    expect(
      pressAll([
        ['g', 0],
        ['s', SEQUENCE_MS + 1],
      ]),
    ).toEqual([null, null]);
  });

  it('takes a key that continues no sequence as the first one', () => {
    expect(
      pressAll([
        ['g', 0],
        ['j', 10],
      ]),
    ).toEqual([null, 'next']);
    expect(
      pressAll([
        ['g', 0],
        ['g', 10],
        ['s', 20],
      ]),
    ).toEqual([null, null, 'go-settings']);
  });
});

const none: KeyPress = { key: '', code: '', ctrl: false, meta: false, alt: false, shift: false };

describe('strokeOf', () => {
  it.each<[string, Partial<KeyPress>, boolean, string | null]>([
    ['Ctrl as mod', { key: 'k', ctrl: true }, false, 'mod+k'],
    ['⌘ as mod on Apple', { key: 'k', meta: true }, true, 'mod+k'],
    ['Ctrl as Ctrl on Apple', { key: 'k', ctrl: true }, true, 'ctrl+k'],
    ['a slash that needs Shift on a German keyboard', { key: '/', code: 'Digit7', shift: true }, false, '/'],
    ['Shift with a letter', { key: 'N', shift: true }, false, 'shift+n'],
    ['a letter under Caps Lock', { key: 'N' }, false, 'n'],
    ['the position of a Cyrillic letter', { key: 'л', code: 'KeyK', ctrl: true }, false, 'mod+k'],
    ['the space bar', { key: ' ' }, false, 'space'],
    ['no modifier alone', { key: 'Control', ctrl: true }, false, null],
    ['no dead key', { key: 'Dead', code: 'BracketLeft' }, false, null],
  ])('reads %s', (_, press, isApple, stroke) => {
    expect(strokeOf({ ...none, ...press }, isApple)).toBe(stroke);
  });
});

it('keys are written as people read them', () => {
  expect(formatKeys('mod+shift+k', false)).toBe('Ctrl Shift K');
  expect(formatKeys('mod+shift+k', true)).toBe('⇧⌘K');
  expect(formatKeys('g s', true)).toBe('G S');
  expect(formatKeys('escape', false)).toBe('Esc');
  expect(formatKeys('mod++', false)).toBe('Ctrl +');
});

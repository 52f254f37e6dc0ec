import { describe, expect, it } from 'vitest';
import { allEmoji, withEmoji } from './emoji';

describe('emoji by name', () => {
  it.each([
    [':tada: out now :+1:', '🎉 out now 👍'],
    ['at 10:30:15 <:drop:123> <a:drop:123>', 'at 10:30:15 <:drop:123> <a:drop:123>'],
    [':no_such_name:', ':no_such_name:'],
    [':TADA', ':TADA'],
  ])('%s', (text, expected) => {
    expect(withEmoji(text)).toBe(expected);
  });

  it('are all known by a name', () => {
    expect(allEmoji.length).toBeGreaterThan(1_500);
    expect(allEmoji.filter(({ name }) => name === '')).toEqual([]);
  });
});

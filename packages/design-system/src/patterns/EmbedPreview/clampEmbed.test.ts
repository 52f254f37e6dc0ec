import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampEmbed as clampWith } from './clampEmbed';
import { discordLimits } from './discordLimits';
import { t } from './text.en';

const clampEmbed = (texts: Parameters<typeof clampWith>[0]) => clampWith(texts, t);

const message = {
  botName: 'Bot',
  author: '',
  title: 'Title',
  description: '',
  fields: [{ name: 'Site', value: 'Example', isInline: true }],
  footerText: 'Footer',
};
const long = 'x'.repeat(10_000);
const lengthOf = (text: string): number => [...text].length;

describe('clampEmbed', () => {
  it('keeps texts within Discord’s limits as they are', () => {
    expect(clampEmbed(message)).toEqual({ ...message, notes: [], isLong: false });
    expect(clampEmbed({ ...message, footerText: '😀'.repeat(2_048) }).notes).toEqual([]);
  });

  it.each([
    ['botName', 80, 'the bot’s name'],
    ['author', 256, 'the author'],
    ['title', 256, 'the title'],
    ['description', 4_096, 'the description'],
    ['footerText', 2_048, 'the footer'],
  ] as const)('truncates the %s that is too long, and adds a note', (key, limit, subject) => {
    const clamped = clampEmbed({ ...message, [key]: long });
    expect(clamped[key]).toBe(`${'x'.repeat(limit)}…`);
    expect(clamped.notes).toEqual([
      `Discord shows the first ${limit.toLocaleString('en')} characters of ${subject}.`,
    ]);
  });

  it('truncates the texts of fields, and keeps the first 25 fields', () => {
    const field = { name: 'n'.repeat(300), value: 'v'.repeat(1_100), isInline: false };
    const clamped = clampEmbed({ ...message, fields: [field] });
    expect(clamped.fields.map(({ name, value }) => [lengthOf(name), lengthOf(value)])).toEqual([
      [257, 1_025],
    ]);
    expect(clamped.notes).toHaveLength(2);
    const many = clampEmbed({
      ...message,
      fields: Array.from({ length: 30 }, () => message.fields[0] as typeof field),
    });
    expect(many.fields).toHaveLength(25);
    expect(many.notes).toEqual(['Discord shows the first 25 fields.']);
  });

  it('never exceeds Discord’s limit for one embed, whatever is typed', () => {
    // Any characters, repeated: generating thousands of them one by one takes seconds.
    const textUpTo = (longest: number) =>
      fc
        .tuple(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(longest))
        .map(([typed, length]) => typed.repeat(Math.ceil(length / Math.max(1, typed.length))));
    const text = textUpTo(5_000);
    const fieldText = textUpTo(500);
    const texts = fc.record({
      botName: text,
      author: text,
      title: text,
      description: text,
      fields: fc.array(fc.record({ name: fieldText, value: fieldText, isInline: fc.boolean() }), {
        maxLength: 30,
      }),
      footerText: text,
    });
    fc.assert(
      fc.property(texts, (typed) => {
        const { author, title, description, fields, footerText } = clampEmbed(typed);
        const all = [
          author,
          title,
          description,
          footerText,
          ...fields.flatMap(({ name, value }) => [name, value]),
        ];
        const total = all.reduce((sum, shown) => sum + lengthOf(shown.replace(/…$/, '')), 0);
        expect(total).toBeLessThanOrEqual(discordLimits.total);
      }),
      { numRuns: 12 },
    );
    const over = clampEmbed({ ...message, description: 'd'.repeat(4_096), footerText: 'f'.repeat(2_048) });
    expect(over.notes).toEqual(['Discord takes 6,000 characters in one embed.']);
  });

  it('marks a message as long when it would fill a screen, even by line breaks alone', () => {
    expect(clampEmbed({ ...message, footerText: 'x'.repeat(2_000) }).isLong).toBe(true);
    expect(clampEmbed({ ...message, description: '\n'.repeat(60) }).isLong).toBe(true);
  });
});

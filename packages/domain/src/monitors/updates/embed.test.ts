import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorToInt, updateDefaults, type UpdateForm } from './embed';
import { countUpdate } from './limits';

describe('color of an update', () => {
  it('is the integer of its hex, with or without #, short or long', () => {
    expect(colorToInt('#00000f')).toBe(15);
    expect(colorToInt('3bb2b7')).toBe(3_912_375);
    expect(colorToInt('#0f0')).toBe(0x00ff00);
    expect(colorToInt('#000000')).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (color) => {
        expect(colorToInt(`#${color.toString(16).padStart(6, '0')}`)).toBe(color);
      }),
    );
  });
});

describe("Discord's limits", () => {
  const draft = (more: Partial<UpdateForm>): UpdateForm => ({
    ...updateDefaults,
    ...more,
  });
  const field = (name: number, value: number, id = 1) => ({
    id,
    name: 'n'.repeat(name),
    value: 'v'.repeat(value),
    inline: true,
  });

  it('are 256 characters of title, 25 fields, 256 of name, 1024 of value and 6000 in all', () => {
    const counters = countUpdate(draft({ title: 't'.repeat(256), fields: [field(256, 1024)] }));
    expect(counters).toEqual({
      title: { count: 256, limit: 256, isOver: false },
      fields: { count: 1, limit: 25, isOver: false },
      total: { count: 1536, limit: 6000, isOver: false },
      byField: [
        {
          id: 1,
          name: { count: 256, limit: 256, isOver: false },
          value: { count: 1024, limit: 1024, isOver: false },
        },
      ],
      isOver: false,
    });
  });

  it.each<[string, Partial<UpdateForm>]>([
    ['a long title', { title: 't'.repeat(257) }],
    ['too many fields', { fields: Array.from({ length: 26 }, (_, id) => field(1, 1, id)) }],
    ['a long field name', { fields: [field(257, 1)] }],
    ['a long field value', { fields: [field(1, 1025)] }],
    ['a long total', { fields: Array.from({ length: 6 }, (_, id) => field(1, 1000, id)) }],
  ])('are exceeded by %s', (_, more) => {
    expect(countUpdate(draft(more)).isOver).toBe(true);
  });

  it('count an emoji as one', () => {
    expect(countUpdate(draft({ title: '👟👟' })).title.count).toBe(2);
  });
});

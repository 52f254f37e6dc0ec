import { describe, expect, it } from 'vitest';
import { updateDefaults } from './embed';
import { fromJson, toJson } from './json';

const form = {
  title: 'Toolbox Update',
  thumbnail: 'https://example.com/a.png',
  color: '#3bb2b7',
  fields: [{ id: 1, name: 'New', value: 'SKU', inline: true }],
};

describe('Discord’s JSON of an update', () => {
  it('is a message with one embed, and is read as it was written', () => {
    expect(JSON.parse(toJson(form))).toEqual({
      embeds: [
        {
          title: 'Toolbox Update',
          color: 0x3bb2b7,
          fields: [{ name: 'New', value: 'SKU', inline: true }],
          thumbnail: { url: 'https://example.com/a.png' },
        },
      ],
    });
    expect(fromJson(toJson(form))).toEqual({ form, leftOut: [], error: null });
  });

  it.each([
    ['an embed alone', { title: 'A' }],
    ['a list of embeds', [{ title: 'A' }]],
    ['a message of an older kind', { embed: { title: 'A' } }],
  ])('is read from %s', (_, json) => {
    expect(fromJson(JSON.stringify(json)).form).toEqual({ ...updateDefaults, title: 'A' });
  });

  it('names what an update cannot have', () => {
    const json = {
      content: 'Hi',
      embeds: [
        { title: 'A', type: 'rich', description: 'B', fields: [{ name: 'n' }], color: null },
        { title: 'C' },
      ],
    };
    expect(fromJson(JSON.stringify(json))).toMatchObject({
      form: { fields: [{ id: 1, name: 'n', value: '', inline: false }], color: updateDefaults.color },
      leftOut: ['content', 'description', 'embeds[1]'],
    });
  });

  it.each(['', '{', '[]', 'null', '7', '{}', '{"embeds":[]}', '{"title":7}', '{"fields":"x"}'])(
    'is refused as %j, with a reason',
    (text) => {
      expect(fromJson(text)).toEqual({
        form: null,
        leftOut: [],
        error: 'This is no JSON of a Discord message or embed with a title or fields.',
      });
    },
  );
});

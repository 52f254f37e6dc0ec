import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../contract/calls/redirects';
import { inputsWith, knownOf, takenBy, takersOf, takes } from './match';

const redirect = (id: number, keyword: string, change: Partial<Redirect> = {}): Redirect => ({
  id,
  keyword,
  webhook: '',
  type: 'Name',
  active: true,
  ...change,
});

const sources = {
  redirects: [
    redirect(1, 'max air'),
    redirect(2, 'CW2288-111', { type: 'SKU' }),
    redirect(3, 'air', { active: false }),
  ],
  lists: [{ id: 9, name: 'Runners', keywords: ['air max', 'pegasus', ''] }],
};

const known = knownOf(
  new Map([
    [
      'm',
      {
        data: { monitor_uuid: 'm', monitor_name: 'Night Vault', example_inputs: ['https://shop/air-max-90'] },
        inputs: [
          { id: 1, link: 'https://shop/Air-Force' },
          { id: 2, link: 'cw2288-111', active: false },
        ],
      },
    ],
  ]),
);

describe('takes', () => {
  it('finds every word of a keyword, in any order and case', () => {
    expect(takes('Max AIR', 'Name', 'Nike Air Max 90')).toBe(true);
    expect(takes('max plus', 'Name', 'Nike Air Max 90')).toBe(false);
  });

  it('compares a SKU whole', () => {
    expect(takes(' cw2288-111', 'SKU', 'CW2288-111 ')).toBe(true);
    expect(takes('CW2288-111', 'SKU', 'Air Force CW2288-111')).toBe(false);
  });

  it('takes nothing for a blank keyword, and for one that says what is not wanted', () => {
    expect(takes(' ', 'Name', 'anything')).toBe(false);
    expect(takes('-low', 'Name', 'dunk-low')).toBe(false);
  });
});

describe('takersOf', () => {
  it('names redirects and keyword lists in their order, with the keywords that match', () => {
    expect(
      takersOf(sources, 'Air Max 90').map(({ id, keywords, isActive }) => [id, keywords, isActive]),
    ).toEqual([
      ['redirect:1', ['max air'], true],
      ['redirect:3', ['air'], false],
      ['keywords:9', ['air max'], true],
    ]);
    expect(takersOf(sources, 'cw2288-111').map(({ id }) => id)).toEqual(['redirect:2']);
  });

  it('names all of them without a text', () => {
    expect(takersOf(sources, ' ')).toHaveLength(4);
  });
});

describe('what is known of the monitors', () => {
  it('has inputs and examples', () => {
    expect(known.map(({ kind, text, isActive }) => [kind, text, isActive])).toEqual([
      ['input', 'https://shop/Air-Force', true],
      ['input', 'cw2288-111', false],
      ['example', 'https://shop/air-max-90', true],
    ]);
  });

  it('tells which inputs watch a link themselves, and what a redirect would take', () => {
    expect(inputsWith(known, ' CW2288-111').map(({ id }) => id)).toEqual(['input:m:2']);
    const [first, sku] = takersOf(sources, '');
    expect(first && takenBy(first, known).map(({ id }) => id)).toEqual(['example:m:0']);
    expect(sku && takenBy(sku, known).map(({ id }) => id)).toEqual(['input:m:2']);
    const list = takersOf(sources, '').at(-1);
    expect(list && takenBy(list, known).map(({ id, keyword }) => [id, keyword])).toEqual([
      ['example:m:0', 'air max'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { takeLink } from './takeLink';

describe('a link in the address', () => {
  it.each([
    ['?add=https%3A%2F%2Fshop.example%2Fdunk', 'https://shop.example/dunk', ''],
    ['?filter=sneaker&add=DZ5485-612', 'DZ5485-612', '?filter=sneaker'],
    ['?title=Dunk&text=Dunk%20Low%20https%3A%2F%2Fshop.example%2Fdunk', 'https://shop.example/dunk', ''],
    ['?add=&text=nothing', 'nothing', ''],
    ['?add=', '', ''],
  ])('of %s is taken out of it', (search, link, rest) => {
    expect(takeLink(search)).toEqual({ link, rest });
  });

  it.each(['', '?filter=sneaker&search=a%20b'])('is none in %j', (search) => {
    expect(takeLink(search)).toEqual({ link: null, rest: search });
  });
});

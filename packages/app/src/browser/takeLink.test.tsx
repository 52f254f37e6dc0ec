import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLink, takeKeptLink, takeLink } from './takeLink';

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

describe('a link that waits for a sign-in', () => {
  afterEach(() => vi.useRealTimers());

  it.each(['/monitors', '/Monitors/'])('is kept with its query at %s, and taken once', (path) => {
    keepLink(path, '?filter=sneaker&add=DZ5485-612');
    expect([takeKeptLink(), takeKeptLink()]).toEqual(['?filter=sneaker&add=DZ5485-612', null]);
  });

  it.each([
    ['/settings', '?add=x'],
    ['/monitors', '?filter=sneaker&search=add'],
  ])('is none at %s%s', (path, search) => {
    keepLink(path, search);
    expect(takeKeptLink()).toBeNull();
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    keepLink('/monitors', '?add=x');
    vi.advanceTimersByTime(3_600_000);
    expect(takeKeptLink()).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { linkParts } from './linkParts';

it.each([
  ['https://www.shop.example/de/air-runner-90', 'air-runner-90', 'www.shop.example'],
  ['https://shop.example/p/?pid=42', 'p?pid=42', 'shop.example'],
  ['https://shop.example/', 'shop.example', null],
  ['https://', 'https://', null],
  ['https://shop.example/drop-%F0%9F%94%A5-m%C3%BCnchen', 'drop-🔥-münchen', 'shop.example'],
  ['https://shop.example/50%-off', '50%-off', 'shop.example'],
  ['DZ5485-612', 'DZ5485-612', null],
])('linkParts splits %s into %s and the host %s', (link, title, host) => {
  expect(linkParts(link)).toEqual({ title, host });
});

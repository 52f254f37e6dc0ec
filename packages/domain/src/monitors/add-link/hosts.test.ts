import { describe, expect, it } from 'vitest';
import { placeOf, placesOf, takersOf } from './hosts';

describe('the place of a link', () => {
  it('is its host and the first part of its path', () => {
    expect(placeOf(' https://www.Nike.com/DE/t/dunk?x=1 ')).toEqual({ host: 'nike.com', section: 'de' });
    expect(placeOf('http://shop.example')).toEqual({ host: 'shop.example', section: '' });
    expect(placeOf('DZ5485-612')).toBeNull();
    expect(placeOf('')).toBeNull();
  });

  it('is taken once from the examples and the links of a monitor', () => {
    const detail = {
      data: { example_inputs: ['https://nike.com/de/t/1', 'DZ5485-612'] },
      inputs: [{ link: 'https://www.nike.com/de/t/2' }, { link: 'https://nike.com/fr/t/3' }],
    };
    expect(placesOf(detail as unknown as Parameters<typeof placesOf>[0])).toEqual([
      'nike.com/de',
      'nike.com/fr',
    ]);
  });
});

describe('the monitors that take a link', () => {
  const known = { de: ['nike.com/de'], fr: ['nike.com/fr', 'zalando.fr/'], other: ['notnike.com/de'] };

  it.each([
    ['https://www.nike.com/de/t/dunk', ['de']],
    ['https://www.nike.com/it/t/dunk', ['de', 'fr']],
    ['https://zalando.fr', ['fr']],
    ['https://shop.example/', []],
    ['DZ5485-612', []],
  ])('%s: %j', (link, uuids) => {
    expect([...takersOf(link, known)]).toEqual(uuids);
  });
});

import { describe, expect, it } from 'vitest';
import { serversNamed } from './serversNamed';

const names = { '1': 'Restock', '2': 'Restock EU', '3': 'Sole Searchers', '4': 'restock' };

describe('a typed name of a server', () => {
  it('is found by its words in any case', () => {
    expect(serversNamed(' sole s', names)).toEqual(['3']);
    expect(serversNamed('STOCK', names)).toEqual(['1', '2', '4']);
  });

  it('is that of the servers of exactly this name, if there are any', () => {
    expect(serversNamed('Restock EU', names)).toEqual(['2']);
    expect(serversNamed('Restock', names)).toEqual(['1', '4']);
  });

  it.each(['', ' ', '3', '112233445566778899', 'unknown'])('is none in “%s”', (text) => {
    expect(serversNamed(text, names)).toEqual([]);
  });
});

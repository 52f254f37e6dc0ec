import { tabKey } from '@dropdeck/domain/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { moveEntries, readStorage, writeStorage } from './storage';

const [local, tab] = ['dropdeck:test', tabKey('test')];

afterEach(() => {
  vi.restoreAllMocks();
  writeStorage({ [local]: null, [tab]: null });
});

it('writes each entry to its storage', () => {
  expect(writeStorage({ [local]: 'a', [tab]: 'b' })).toBe(true);
  expect([localStorage.getItem(local), sessionStorage.getItem(tab)]).toEqual(['a', 'b']);
});

it.each(['QuotaExceededError', 'SecurityError'])(
  'reports after a %s that an entry was not taken, and writes the others',
  (name) => {
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
      if (this === sessionStorage) throw new DOMException('', name);
      setItem.call(this, key, value);
    });
    expect(writeStorage({ [tab]: 'b', [local]: 'a' })).toBe(false);
    expect(readStorage([local, tab])).toEqual({ [local]: 'a', [tab]: null });
  },
);

it('removes nothing from blocked storage, and reports no entry as lost', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(writeStorage({ [local]: null })).toBe(true);
});

it('moves entries of both storages, but not over others, and removes some', () => {
  writeStorage({ [local]: 'a', [tab]: 'b', token: 'c', name: 'd', image: 'e' });
  const keys = new Map([
    [local, `${local}:x`],
    [tab, `${tab}:x`],
    ['token', null],
    ['name', 'image'],
  ]);
  moveEntries((key) => (keys.has(key) ? (keys.get(key) ?? null) : key));
  const moved = { [`${local}:x`]: 'a', [`${tab}:x`]: 'b', image: 'e' };
  expect(readStorage([local, tab, 'token', 'name', ...Object.keys(moved)])).toEqual({
    [local]: null,
    [tab]: null,
    token: null,
    name: null,
    ...moved,
  });
  writeStorage(Object.fromEntries(Object.keys(moved).map((key) => [key, null])));
});

import { afterEach, expect, it } from 'vitest';
import { deleteRemovedEntries } from './removedEntries';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('deletes what removed features stored for any account, and nothing else', () => {
  for (const key of [
    'dropdeck:tags',
    'dropdeck:tags:1187',
    'dropdeck:journal:1187',
    'dropdeck:tagsize',
    'token',
  ]) {
    localStorage.setItem(key, 'x');
  }
  sessionStorage.setItem('dropdeck:tab:journal', 'x');
  sessionStorage.setItem('dropdeck:tab:lists', 'x');
  deleteRemovedEntries();
  expect(Object.keys(localStorage).toSorted()).toEqual(['dropdeck:tagsize', 'token']);
  expect(Object.keys(sessionStorage)).toEqual(['dropdeck:tab:lists']);
});

import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { tokenSet } from '../../kernel/http';
import { located } from '../../kernel/page/location';
import { $givenSearch, $overlay, overlayClosed, overlayOpened, searchGiven } from './index';

it('one overlay is open at a time', async () => {
  const scope = fork();
  await allSettled(overlayOpened, { scope, params: 'preferences' });
  await allSettled(overlayOpened, { scope, params: 'keys' });
  expect(scope.getState($overlay)).toBe('keys');
  await allSettled(overlayClosed, { scope });
  expect(scope.getState($overlay)).toBeNull();
});

it('Back closes it with the page below', async () => {
  const scope = fork();
  await allSettled(located, { scope, params: { path: '/monitors', query: '' } });
  await allSettled(searchGiven, { scope, params: 'dunk' });
  await allSettled(located, { scope, params: { path: '/monitors', query: '?search=dunk' } });
  expect(scope.getState($overlay)).toBe('palette');
  await allSettled(located, { scope, params: { path: '/settings', query: '' } });
  expect(scope.getState($overlay)).toBeNull();
  await allSettled(overlayOpened, { scope, params: 'palette' });
  expect(scope.getState($givenSearch)).toBe('');
});

it('another session begins without an open overlay', async () => {
  const scope = fork();
  await allSettled(overlayOpened, { scope, params: 'preferences' });
  await allSettled(tokenSet, { scope, params: 'another' });
  expect(scope.getState($overlay)).toBeNull();
});

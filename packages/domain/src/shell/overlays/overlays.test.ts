import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { tokenSet } from '../../kernel/http';
import { $overlay, overlayClosed, overlayOpened } from './index';

it('one overlay is open at a time', async () => {
  const scope = fork();
  await allSettled(overlayOpened, { scope, params: 'preferences' });
  await allSettled(overlayOpened, { scope, params: 'keys' });
  expect(scope.getState($overlay)).toBe('keys');
  await allSettled(overlayClosed, { scope });
  expect(scope.getState($overlay)).toBeNull();
});

it('another session begins without an open overlay', async () => {
  const scope = fork();
  await allSettled(overlayOpened, { scope, params: 'preferences' });
  await allSettled(tokenSet, { scope, params: 'another' });
  expect(scope.getState($overlay)).toBeNull();
});

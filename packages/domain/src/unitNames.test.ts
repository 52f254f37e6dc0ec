import { expect, it } from 'vitest';
import { $redirects, activeChanged, page } from './redirects';

it('gives each unit the name of its feature and its own', () => {
  expect(activeChanged.shortName).toBe('redirects/activeChanged');
  expect($redirects.shortName).toBe('redirects/$redirects');
  expect(page.opened.shortName).toBe('shared/opened');
});

import { expect, it } from 'vitest';
import { $redirects, activeChanged, page } from './redirects';

it('the Babel plugin names each unit by its feature and variable', () => {
  expect(activeChanged.shortName).toBe('redirects/activeChanged');
  expect($redirects.shortName).toBe('redirects/$redirects');
  expect(page.opened.shortName).toBe('shared/opened');
});

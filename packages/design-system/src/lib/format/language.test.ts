import { expect, it } from 'vitest';
import { languageOf } from './language';

it.each([
  ['en-US', 'en-US'],
  ['de-de', 'de-DE'],
  ['en-US@posix', 'en-US'],
  ['', 'en-US'],
  ['ar-EG', 'en-US'],
  ['he', 'en-US'],
])('for a browser in %j, React Aria uses %s', (language, expected) => {
  expect(languageOf({ language })).toBe(expected);
});

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

it('a page in another language follows the browser’s region of it, and writes Western digits', () => {
  const inGerman = (language: string) => languageOf({ language }, { language: 'de' });
  expect([inGerman('de-at'), inGerman('en-US'), inGerman('')]).toEqual(['de-AT', 'de', 'de']);
  expect(languageOf({ language: 'ar-EG' }, { language: 'ar', isRightToLeft: true })).toBe('ar-u-nu-latn');
});

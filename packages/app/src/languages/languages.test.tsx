import { expect, it } from 'vitest';
import { languageFor } from './languages';

it.each([
  ['the chosen one, whatever the browser accepts', 'es', ['de-DE'], 'es'],
  ['the first of the browser’s that the product speaks', null, ['fr-FR', 'ar-EG', 'de'], 'ar'],
  ['its region does not matter', null, ['de-AT'], 'de'],
  ['English where it speaks none of them', null, ['fr'], 'en'],
  ['English to a browser that says nothing', null, [], 'en'],
  ['not one that it has unlearned', 'tlh', ['de'], 'de'],
  ['a pseudo-language only when it is chosen', 'en-XA', ['de'], 'en-XA'],
])('%s', (_case, chosen, accepted, expected) => {
  expect(languageFor(chosen, accepted).code).toBe(expected);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { apiPage } from './apiPage.ts';

it('the readable API is one page that loads nothing', () => {
  const document = readFileSync(
    fileURLToPath(new URL('../../docs/api/openapi.json', import.meta.url)),
    'utf8',
  );
  const page = apiPage(document);
  expect(page).not.toMatch(/<(script|link|img)[^>]+(src|href)=/);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

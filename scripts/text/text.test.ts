import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  fileOf,
  filled,
  languageFile,
  readCatalogues,
  readLanguage,
  translatedLanguages,
  type EnglishCatalogue,
  type Translations,
} from './catalogues.ts';
import { readPo, writePo } from './po.ts';
import { statusOf } from './status.ts';

const catalogues = readCatalogues();

describe('the catalogues', () => {
  it('say what they are for, since a message alone may be a verb or a noun', () => {
    expect(catalogues.filter(({ about }) => about === '').map(({ id }) => id)).toEqual([]);
  });

  it('are called as their folders', () => {
    expect(catalogues.length).toBeGreaterThan(50);
    const misnamed = catalogues.filter(
      ({ id, path }) => path !== `packages/${id.replace('/', '/src/')}/text.en.ts`,
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(translatedLanguages())('%s', (code) => {
  const { missing, unknown, broken } = statusOf(catalogues, readLanguage(code));

  it('says everything, with the parameters of English', () => {
    expect({ missing, unknown, broken }).toEqual({ missing: [], unknown: [], broken: [] });
  });

  it('has each message once, in the order of English; else: npm run ci text write', () => {
    expect(readFileSync(fileOf(code), 'utf8')).toBe(languageFile(catalogues, readLanguage(code)));
  });
});

const english: readonly EnglishCatalogue[] = [
  {
    id: 'design-system/features/redirects',
    path: 'packages/design-system/src/features/redirects/text.en.ts',
    about: 'The page of redirects.',
    messages: new Map([
      ['deleted', { text: 'Deleted “{name}”.', note: 'A redirect.' }],
      ['shown', { text: '{count, plural, one {# redirect} other {# redirects}}', note: '' }],
    ]),
  },
];
const say = (deleted: string, shown: string): Translations =>
  new Map([[english[0]?.id ?? '', new Map(Object.entries({ deleted, shown }))]]);

describe('a PO file', () => {
  const translations = say(
    '„{name}“ gelöscht.',
    '{count, plural, one {# Weiterleitung} other {# Weiterleitungen}}',
  );

  it('takes a language out and back, with what a translator must know', () => {
    const file = writePo('de', english, translations);
    expect(new TextDecoder().decode(file)).toContain('#. A redirect.\n#. The page of redirects.');
    expect(readPo(file, english)).toEqual(translations);
  });

  it('leaves out what is empty, fuzzy or a translation of an earlier sentence', () => {
    const changed = english.map((catalogue) => ({
      ...catalogue,
      messages: new Map(catalogue.messages).set('deleted', { text: 'Gone: “{name}”.', note: '' }),
    }));
    const file = writePo('de', english, translations);
    expect([...(readPo(file, changed).get(english[0]?.id ?? '') ?? [])].map(([key]) => key)).toEqual([
      'shown',
    ]);
    const fuzzy = new TextDecoder().decode(file).replaceAll('#, icu', '#, fuzzy, icu');
    expect(readPo(new TextEncoder().encode(fuzzy), english)).toEqual(new Map());
    expect(readPo(writePo('de', english, new Map()), english)).toEqual(new Map());
  });
});

describe('the status of a language', () => {
  it('names what is missing, the same, too long, broken or unknown', () => {
    expect(statusOf(english, new Map()).missing).toHaveLength(2);
    const odd = statusOf(english, say('Deleted “{name}”.', '{count, plural, one {#} other {# {x}}}'));
    expect([odd.sameAsEnglish.length, odd.broken]).toEqual([1, ['design-system/features/redirects:shown']]);
    expect(statusOf(english, say('Diese Weiterleitung „{name}“ wurde gelöscht.', '{')).tooLong).toHaveLength(
      1,
    );
    const unknown = new Map([['nowhere', new Map([['key', 'text']])]]);
    expect(statusOf(english, unknown).unknown).toEqual(['nowhere:key']);
  });
});

describe('another language', () => {
  it('is complete once a PO file with everything is imported', () => {
    const read = readPo(writePo('fi', catalogues, filled(catalogues, new Map())), catalogues);
    expect(statusOf(catalogues, read)).toMatchObject({ missing: [], unknown: [], broken: [] });
  });

  it('has the order of English in its file, and nothing that English does not say', () => {
    const translations = new Map([
      ['nowhere', new Map([['key', 'text']])],
      ...say('„{name}“ gelöscht.', '{count} Weiterleitungen'),
    ]);
    expect(JSON.parse(languageFile(english, translations))).toEqual({
      'design-system/features/redirects': { deleted: '„{name}“ gelöscht.', shown: '{count} Weiterleitungen' },
    });
    expect(languageFile(english, new Map())).toBe('{}\n');
  });
});

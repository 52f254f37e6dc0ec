import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  languagesFolder,
  readCatalogues,
  readLanguage,
  root,
  type EnglishCatalogue,
  type Translations,
} from './catalogues.ts';
import { readPo, writePo } from './po.ts';
import { statusOf } from './status.ts';
import { catalogueTypes, filled, fileOf, languageFiles } from './write.ts';

const catalogues = readCatalogues();
const languages = readdirSync(join(root, languagesFolder), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const normal = (code: string): string => code.replaceAll(/[\s'"`;,]/g, '');

describe('the catalogues', () => {
  it('are called as their folders', () => {
    expect(catalogues.length).toBeGreaterThan(50);
    const misnamed = catalogues.filter(
      ({ id, path }) => path !== `packages/${id.replace('/', '/src/')}/text.en.ts`,
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });

  it('have types that translations are compared with; else: npm run ci text write', () => {
    const types = readFileSync(join(root, languagesFolder, 'catalogues.ts'), 'utf8');
    expect(normal(types)).toBe(normal(catalogueTypes(catalogues)));
  });
});

describe.each(languages)('%s', (code) => {
  const { missing, unknown, broken } = statusOf(catalogues, readLanguage(code));

  it('says everything, with the parameters of English', () => {
    expect({ missing, unknown, broken }).toEqual({ missing: [], unknown: [], broken: [] });
  });

  it('calls the fields that the setup finds by name as their forms do', () => {
    const said = readLanguage(code);
    const say = (id: string, key: string): string | undefined => said.get(id)?.get(key);
    const setup = ['searchField', 'linkField', 'serversField', 'webhookField'].map((key) =>
      say('domain/shell/setup', key),
    );
    expect(setup).toEqual([
      say('design-system/features/monitors', 'search'),
      say('design-system/features/monitor', 'link'),
      say('design-system/features/settings', 'whitelistedServers'),
      say('design-system/features/settings', 'discordWebhookUrl'),
    ]);
  });

  it('has a file for each of English', () => {
    const files = new Set([...catalogues.map(({ id }) => `${fileOf(id)}.ts`), 'index.ts']);
    expect(new Set(readdirSync(join(root, languagesFolder, code)))).toEqual(files);
  });
});

const english: readonly EnglishCatalogue[] = [
  {
    id: 'design-system/features/redirects',
    path: 'packages/design-system/src/features/redirects/text.en.ts',
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
    expect(new TextDecoder().decode(file)).toContain('#. A redirect.');
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

const scratch = join(root, '.cache/added-language');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('another language', () => {
  /** Type-checks a language in a folder of its own. */
  function errorsOf(translations: Translations): readonly string[] {
    rmSync(scratch, { recursive: true, force: true });
    mkdirSync(join(scratch, 'languages/fi'), { recursive: true });
    const types = catalogueTypes(catalogues).replaceAll("'../", "'../../../packages/app/src/");
    writeFileSync(join(scratch, 'languages/catalogues.ts'), types);
    for (const [file, code] of languageFiles(catalogues, translations))
      writeFileSync(join(scratch, 'languages/fi', file), code);
    writeFileSync(
      join(scratch, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          incremental: false,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          noUnusedLocals: false,
        },
        include: ['languages'],
        references: [],
      }),
    );
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', scratch], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('error'));
  }

  it('is added by a folder that the import writes; what it does not say is an error of its types', () => {
    const complete = readPo(writePo('fi', catalogues, filled(catalogues, new Map())), catalogues);
    expect(statusOf(catalogues, complete)).toMatchObject({ missing: [], unknown: [], broken: [] });
    expect(errorsOf(complete)).toEqual([]);
    const [[id, messages] = ['', new Map<string, string>()]] = complete;
    const [[key] = ['']] = messages;
    const less = new Map([...messages].filter(([name]) => name !== key));
    expect(errorsOf(new Map([...complete, [id, less]])).join('\n')).toContain(`Property '${key}' is missing`);
  });
});

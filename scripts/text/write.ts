import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesFolder, root, type EnglishCatalogue, type Translations } from './catalogues.ts';

/** The file of a language that has a catalogue: one for each feature, and for each room beside the features. */
export function fileOf(id: string): string {
  const [place = '', room = '', feature = ''] = id.split('/');
  if (place === 'design-system') return room === 'features' ? feature : room;
  return place === 'app' ? place : `${place}-${room}`;
}

const variableOf = (file: string): string =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  return text.includes("'") && !text.includes('"')
    ? json
    : `'${json
        .slice(1, -1)
        .replaceAll('\\"', '"')
        .replaceAll("'", String.raw`\'`)}'`;
};

const keyOf = (key: string): string => (/^[\w$]+$/.test(key) ? key : `'${key}'`);

/** What the types import for a catalogue's file. */
const moduleOf = (path: string): string =>
  path
    .replace('packages/app/src/', '../')
    .replace(/^packages\/([\w-]+)\/src\/(.+)\/text\.en\.ts$/, '@dropdeck/$1/text/$2')
    .replace(/\.ts$/, '');

/** The types of all catalogues, that translations are compared with. */
export function catalogueTypes(catalogues: readonly EnglishCatalogue[]): string {
  const imports = catalogues.map(
    ({ path }, index) => `import type { t as t${index} } from '${moduleOf(path)}';`,
  );
  const rows = catalogues.map(({ id }, index) => `  '${id}': typeof t${index};`);
  return `import type { Messages as MessagesOf } from '@dropdeck/text';
${imports.join('\n')}

/** All catalogues. Written by \`npm run ci text write\`. */
interface Catalogues {
${rows.join('\n')}
}

/** The messages of a file of a language: those of the catalogues whose path begins so. */
export type Messages<Path extends string> = {
  readonly [Id in keyof Catalogues as Id extends Path | \`\${Path}/\${string}\` ? Id : never]: MessagesOf<
    Catalogues[Id]
  >;
};
`;
}

/** The common path of the catalogues of a file. */
function pathOf([first]: readonly EnglishCatalogue[]): string {
  const [place = '', room = '', feature = ''] = first?.id.split('/') ?? [];
  if (place === 'app') return place;
  return [place, room, ...(room === 'features' ? [feature] : [])].join('/');
}

/** The files of a language by name, in the order of English and without what English no longer says. */
export function languageFiles(
  catalogues: readonly EnglishCatalogue[],
  translations: Translations,
): ReadonlyMap<string, string> {
  const files = new Map<string, EnglishCatalogue[]>();
  for (const catalogue of catalogues) {
    const file = fileOf(catalogue.id);
    files.set(file, [...(files.get(file) ?? []), catalogue]);
  }
  const blockOf = ({ id, messages }: EnglishCatalogue): string => {
    const own = translations.get(id);
    const rows = [...messages.keys()].flatMap((key) => {
      const text = own?.get(key);
      return text === undefined ? [] : [`    ${keyOf(key)}: ${quoted(text)},`];
    });
    return `  '${id}': {\n${rows.join('\n')}\n  },`;
  };
  const names = [...files.keys()].toSorted();
  const index = `${names.map((file) => `import ${variableOf(file)} from './${file}';`).join('\n')}

/** What the product says in this language. */
export default {
${names.map((file) => `  ...${variableOf(file)},`).join('\n')}
};
`;
  return new Map([
    ...[...files].map(([file, ofFile]): [string, string] => [
      `${file}.ts`,
      `import type { Messages } from '../catalogues';

export default {
${ofFile.map(blockOf).join('\n')}
} satisfies Messages<'${pathOf(ofFile)}'>;
`,
    ]),
    ['index.ts', index],
  ]);
}

/** A language that says in English what it does not say yet. */
export const filled = (catalogues: readonly EnglishCatalogue[], translations: Translations): Translations =>
  new Map(
    catalogues.map(({ id, messages }) => [
      id,
      new Map([...messages].map(([key, { text }]) => [key, translations.get(id)?.get(key) ?? text])),
    ]),
  );

/** Writes the files of a language. */
export function writeLanguage(
  code: string,
  catalogues: readonly EnglishCatalogue[],
  translations: Translations,
): void {
  const folder = join(root, languagesFolder, code);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of languageFiles(catalogues, translations)) writeFileSync(join(folder, file), text);
}

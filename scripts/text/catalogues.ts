import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../root.ts';

/** A message of a catalogue. */
export interface Source {
  readonly text: string;
  /** What a translator must know: the comment above it. */
  readonly note: string;
}

/** What one `text.en.ts` says. */
export interface EnglishCatalogue {
  readonly id: string;
  /** From the root of the repository. */
  readonly path: string;
  /** What it is for: its docstring. */
  readonly about: string;
  readonly messages: ReadonlyMap<string, Source>;
}

/** A node of the syntax tree, as far as object literals need it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly name?: string;
  readonly key?: Node;
  readonly properties?: readonly Node[];
  readonly arguments?: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The first node for which `find` returns something. */
function first<Found>(node: unknown, find: (node: Node) => Found | undefined): Found | undefined {
  const found = isNode(node) ? find(node) : undefined;
  if (found !== undefined || typeof node !== 'object' || node === null) return found;
  for (const child of Object.values(node)) {
    const below = first(child, find);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** The literals of an object. */
const literals = ({ properties = [] }: Node): readonly (readonly [key: string, text: string, at: number])[] =>
  properties.flatMap(({ key, value, start }) =>
    isNode(value) ? [[key?.name ?? String(key?.value), String(value.value), start] as const] : [],
  );

/** Reads the files of a folder and those below it. */
function filesBelow(folder: string, matches: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => matches.test(file) && !file.includes('node_modules'))
    .toSorted();
}

/** The comments that end on the line before a position. */
function noteAt(code: string, at: number): string {
  const lines = code.slice(0, at).split('\n').slice(0, -1);
  const from = lines.findLastIndex((line) => !/^\s*\/\//.test(line)) + 1;
  return lines
    .slice(from)
    .map((line) => line.replace(/^\s*\/\/ ?/, ''))
    .join(' ');
}

/** All English catalogues of the product. */
export function readCatalogues(): readonly EnglishCatalogue[] {
  return ['domain', 'design-system', 'app']
    .flatMap((name) => filesBelow(`packages/${name}/src`, /\/text\.en\.ts$/))
    .map((path) => {
      const code = readFileSync(join(root, path), 'utf8');
      const call = first(parseSync(path, code).program, (node) =>
        node.type === 'CallExpression' ? node : undefined,
      );
      const [id, messages] = call?.arguments ?? [];
      if (typeof id?.value !== 'string' || messages === undefined)
        throw new Error(`${path} defines no catalogue`);
      const [, about = ''] = /\/\*\*([\s\S]*?)\*\/\s*export const/.exec(code) ?? [];
      return {
        id: id.value,
        path,
        about: about.replaceAll(/\s+\*?\s*/g, ' ').trim(),
        messages: new Map(
          literals(messages).map(([key, text, at]) => [key, { text, note: noteAt(code, at) }]),
        ),
      };
    });
}

/** Where a catalogue's messages are said: the files that import it. */
export function usesOf({ path }: EnglishCatalogue): ReadonlyMap<string, readonly string[]> {
  const folder = dirname(path);
  const uses = new Map<string, string[]>();
  for (const file of filesBelow(folder, /(?<!\.(?:stories|fixtures|test))\.tsx?$/)) {
    const code = readFileSync(join(root, file), 'utf8');
    const isImported = [...code.matchAll(/from '(\.[^']*text\.en)'/g)].some(
      ([, from = '']) => relative(folder, join(dirname(file), from)) === 'text.en',
    );
    if (!isImported) continue;
    for (const [, key = ''] of code.matchAll(/'(\w+)'/g))
      uses.set(key, [...new Set([...(uses.get(key) ?? []), file])]);
  }
  return uses;
}

/** What a language says, by catalogue and key. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

const languagesFolder = join(root, 'packages/app/src/languages');

/** Where a language's file is. */
export const fileOf = (code: string): string => join(languagesFolder, `${code}.json`);

/** The codes of the languages that are translations. */
export const translatedLanguages = (): readonly string[] =>
  readdirSync(languagesFolder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

/** What the file of a language says; nothing if there is none. */
export function readLanguage(code: string): Translations {
  if (!existsSync(fileOf(code))) return new Map();
  const read = JSON.parse(readFileSync(fileOf(code), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  return new Map(Object.entries(read).map(([id, messages]) => [id, new Map(Object.entries(messages))]));
}

/** The JSON of a language, in the order of English and without what English no longer says. */
export function languageFile(catalogues: readonly EnglishCatalogue[], translations: Translations): string {
  const blocks = catalogues.map(({ id, messages }): [string, Record<string, string>] => {
    const rows = [...messages.keys()].flatMap((key) => {
      const text = translations.get(id)?.get(key);
      return text === undefined ? [] : [[key, text] as const];
    });
    return [id, Object.fromEntries(rows)];
  });
  const said = blocks.filter(([, messages]) => Object.keys(messages).length > 0);
  return `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`;
}

/** Writes the file of a language. */
export const writeLanguage = (
  code: string,
  catalogues: readonly EnglishCatalogue[],
  translations: Translations,
): void => writeFileSync(fileOf(code), languageFile(catalogues, translations));

/** A language that says in English what it does not say yet. */
export const filled = (catalogues: readonly EnglishCatalogue[], translations: Translations): Translations =>
  new Map(
    catalogues.map(({ id, messages }) => [
      id,
      new Map([...messages].map(([key, { text }]) => [key, translations.get(id)?.get(key) ?? text])),
    ]),
  );

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));

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

const nameOf = ({ key }: Node): string => key?.name ?? String(key?.value);

/** The literals of an object, and those of the objects in it. */
function* literals(object: Node): Generator<readonly [key: string, value: unknown, at: number]> {
  for (const property of object.properties ?? []) {
    const { value } = property;
    if (isNode(value)) yield [nameOf(property), value.properties ? value : value.value, property.start];
  }
}

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
      return {
        id: id.value,
        path,
        messages: new Map(
          [...literals(messages)].map(([key, text, at]) => [
            key,
            { text: String(text), note: noteAt(code, at) },
          ]),
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

export const languagesFolder = 'packages/app/src/languages';

/** What the files of a language say. */
export function readLanguage(code: string): Translations {
  return new Map(
    filesBelow(`${languagesFolder}/${code}`, /(?<!\/index)\.ts$/).flatMap((path) => {
      const object = first(parseSync(path, readFileSync(join(root, path), 'utf8')).program, (node) =>
        node.type === 'ObjectExpression' ? node : undefined,
      );
      if (object === undefined) throw new Error(`${path} has no messages`);
      return [...literals(object)].flatMap(([id, messages]) =>
        isNode(messages)
          ? [[id, new Map([...literals(messages)].map(([key, text]) => [key, String(text)]))] as const]
          : [],
      );
    }),
  );
}

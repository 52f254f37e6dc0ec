import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { filesOf } from '../../packages/app/vite/barrels.ts';

/** A component of the catalogue as its source describes it. Folders are relative to the design system's src. */
export interface ComponentSource {
  /** The folder with its stories: `primitives/Button`. */
  readonly folder: string;
  /** The title of its docs page: `Primitives/Button`. */
  readonly title: string;
  /** The tokens that it reads, by group: `{ color: ['muted', 'text'] }`. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  /** Folders of the components that it renders. */
  readonly uses: readonly string[];
}

interface SourceFile {
  /** Tokens as `group.name`. */
  readonly tokens: readonly string[];
  /** Absolute paths without extension that the file imports. */
  readonly imports: readonly string[];
}

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:stories|test|fixtures)\.tsx?$/.test(path);

/** The files that an index takes these names from, without extension. */
const filesOfNames = (
  folder: string,
  entries: ReadonlyArray<{ readonly importName: { readonly name: string | null } }>,
): readonly string[] =>
  entries.flatMap(
    ({ importName }) =>
      filesOf(join(folder, 'index.ts'))
        .get(importName.name ?? '')
        ?.replace(/\.tsx?$/, '') ?? [],
  );

/**
 * Reads which tokens a file takes from the tokens folder and what else it imports. `import type` counts as
 * neither, because it renders nothing.
 *
 * @throws Error if the file has a syntax error.
 */
export function readSource(path: string, code: string): SourceFile {
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const groups = new Map<string, string>();
  const imports: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    if (!from.startsWith('.')) continue;
    const values = entries.filter(({ isType }) => !isType);
    if (values.length === 0) continue;
    const target = resolve(dirname(path), from);
    imports.push(...(from.endsWith('/primitives') ? filesOfNames(target, values) : [target]));
    if (!/(?:^|\/)tokens$/.test(from)) continue;
    for (const { importName, localName } of values) {
      groups.set(localName.value, importName.name ?? localName.value);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const from = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    if (from.startsWith('.')) imports.push(resolve(dirname(path), from));
  }
  const tokens = new Set<string>();
  const members = new Set<number>();
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const group = object.type === 'Identifier' ? groups.get(object.name) : undefined;
      if (group === undefined) return;
      members.add(object.start);
      if (!computed && property.type === 'Identifier') tokens.add(`${group}.${property.name}`);
      if (computed && property.type === 'Literal') tokens.add(`${group}.${String(property.value)}`);
    },
    Identifier({ name, start }) {
      // `focusRing` is a token without members.
      if (groups.get(name) === 'focusRing' && !members.has(start)) tokens.add('focusRing');
    },
  }).visit(program);
  return { tokens: [...tokens], imports };
}

/** The `title` of a stories file's meta, or undefined if it has none. */
export function readTitle(path: string, code: string): string | undefined {
  let title: string | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'meta' || init === null) return;
      const object =
        init.type === 'TSSatisfiesExpression' || init.type === 'TSAsExpression' ? init.expression : init;
      if (object.type !== 'ObjectExpression') return;
      for (const property of object.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (property.key.name !== 'title' || property.value.type !== 'Literal') continue;
        title = String(property.value.value);
      }
    },
  }).visit(parseSync(path, code).program);
  return title;
}

const groupTokens = (names: Iterable<string>): Record<string, string[]> => {
  const groups: Record<string, string[]> = {};
  for (const name of [...names].sort()) {
    const [group = name, member] = name.split('.');
    groups[group] = [...(groups[group] ?? []), ...(member === undefined ? [] : [member])];
  }
  return groups;
};

/**
 * Reads every component with stories below a folder. A component owns its folder's files; what it takes from a
 * folder without stories, such as shared styles, counts as its own too.
 *
 * @param root the design system's src, absolute.
 */
export function readComponents(root: string): ComponentSource[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  const sources = new Map(
    files
      .filter(isSource)
      .map((path) => [path.replace(/\.tsx?$/, ''), readSource(path, readFileSync(path, 'utf8'))]),
  );
  const titles = new Map<string, string>();
  for (const path of files.filter((file) => file.endsWith('.stories.tsx')).sort()) {
    const title = readTitle(path, readFileSync(path, 'utf8'));
    const known = titles.get(dirname(path));
    // Further files of a component have longer titles: `Patterns/DataTable/Motion`.
    if (title !== undefined && (known === undefined || title.length < known.length))
      titles.set(dirname(path), title);
  }
  titles.delete(join(root, 'loading'));
  const folderOf = (path: string): string => relative(root, dirname(path)).split(sep).join('/');
  return [...titles].map(([folder, title]) => {
    const tokens = new Set<string>();
    const uses = new Set<string>();
    const seen = new Set<string>();
    const visit = (path: string): void => {
      const source = sources.get(path);
      if (source === undefined || seen.has(path)) return;
      seen.add(path);
      for (const token of source.tokens) tokens.add(token);
      for (const target of source.imports) {
        const owner = dirname(target);
        if (owner === folder || !titles.has(owner)) visit(target);
        else uses.add(folderOf(target));
      }
    };
    for (const path of sources.keys()) if (dirname(path) === folder) visit(path);
    return {
      folder: relative(root, folder).split(sep).join('/'),
      title,
      tokens: groupTokens(tokens),
      uses: [...uses].sort(),
    };
  });
}

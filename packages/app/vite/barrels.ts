import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modules that re-export what others have: the icons, the entry of the design system, and its primitives. */
const BARREL =
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$|[\\/]design-system[\\/]src[\\/](?:primitives[\\/])?index\.ts$/;

const extensions = ['', '.ts', '.tsx'];

const namesOf = (list: string): readonly (readonly [imported: string, local: string])[] =>
  list.split(',').flatMap((item) => {
    const [, imported, local] = /^\s*(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(item) ?? [];
    return imported === undefined ? [] : [[imported, local ?? imported] as const];
  });

/** The values that a module declares and exports, separated by commas. */
const exportsOf = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => name)
    .join();

const files = new Map<string, ReadonlyMap<string, string>>();

/** The file of each export of a barrel, by every name that it is exported as. */
export function filesOf(barrel: string): ReadonlyMap<string, string> {
  const known = files.get(barrel);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const [, names, file = ''] of readFileSync(barrel, 'utf8').matchAll(
    /export (?:\{([^}]+)\}|\*) from '(\.\/[^']+)'/g,
  )) {
    const path = join(dirname(barrel), file);
    const existing = extensions.map((extension) => path + extension).find((each) => existsSync(each));
    if (existing === undefined) continue;
    for (const [, name] of namesOf(names ?? exportsOf(existing))) found.set(name, existing);
  }
  files.set(barrel, found);
  return found;
}

/**
 * The modules that a module imports; in place of a barrel, those of the names that it imports. Otherwise a chunk group
 * would take every icon and every component of the product.
 *
 * @param code the module's code, with its import statements.
 */
export function importsOf(importedIds: readonly string[], code: string | null): readonly string[] {
  const barrels = importedIds.filter((id) => BARREL.test(id));
  if (barrels.length === 0) return importedIds;
  const imported = [
    ...(code ?? '').matchAll(
      /import\s*\{([^}]+)\}\s*from\s*["'](?:lucide-react|@dropdeck\/design-system|[./]+\/primitives)["']/g,
    ),
  ]
    .flatMap(([, names = '']) => namesOf(names))
    .map(([name]) => name);
  const resolved = barrels.flatMap((barrel) => imported.flatMap((name) => filesOf(barrel).get(name) ?? []));
  return [...importedIds.filter((id) => !barrels.includes(id)), ...resolved];
}

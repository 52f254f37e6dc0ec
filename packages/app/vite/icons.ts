import { readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';

/** The module that re-exports every icon. */
const ALL_ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;

const files = new Map<string, string>();

/** The file of each icon, by every name that it is exported as. */
function filesOf(module: string): ReadonlyMap<string, string> {
  if (files.size > 0) return files;
  for (const [, names = '', file = ''] of readFileSync(module, 'utf8').matchAll(
    /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, join(dirname(module), file));
  }
  return files;
}

/**
 * The modules that a module imports, with the icons that it names instead of the module of all icons. Otherwise a
 * chunk group would take every icon of the product.
 */
export function importsOf(importedIds: readonly string[], code: string | null): readonly string[] {
  const all = importedIds.find((id) => ALL_ICONS.test(id));
  if (all === undefined) return importedIds;
  const [, names = ''] = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/.exec(code ?? '') ?? [];
  const icons = [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].flatMap(
    ([, name = '']) => filesOf(all).get(name) ?? [],
  );
  return [...importedIds.filter((id) => id !== all), ...icons];
}

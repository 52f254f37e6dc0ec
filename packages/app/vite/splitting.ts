import type { Rolldown } from 'vite';
import { importsOf } from './icons.ts';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/**
 * Modules whose imports do not count: barrels, which would pull everything they re-export into a group, and a module
 * of which React Aria's Button needs the context alone.
 */
const barrel =
  /design-system\/src\/(?:(?:primitives|tokens)\/)?index\.ts$|@internationalized\/number|react-aria[^/]*\/dist\/exports\/index\.mjs$|ProgressBar\.mjs$/;

/** Whether a module is among the transitive static imports of the roots. Computed once per build. */
function staticClosure(roots: readonly string[]): (id: string, context: Context) => boolean {
  let found: Set<string> | null = null;
  return (id, context) => {
    if (found === null) {
      found = new Set();
      const open = [...roots];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (found.has(next) || barrel.test(next)) continue;
        found.add(next);
        const info = context.getModuleInfo(next);
        if (info !== null) open.push(...importsOf(info.importedIds, info.code));
      }
    }
    return found.has(id);
  };
}

/**
 * Chunk groups that keep the number of files per visit low: one for what every page needs (`shell`) and one per
 * shared group, with the transitive imports that no earlier group has. The bundler's default makes thirty files for
 * /settings and a tenth more bytes.
 */
export function splitting(
  groups: readonly { name: string; roots: readonly string[] }[],
): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: 'shell', tags: ['$initial'], priority: groups.length + 1 },
      ...groups.map(({ name, roots }, index): Rolldown.CodeSplittingGroup => {
        const belongs = staticClosure(roots);
        return {
          name: (id, context) => (belongs(id, context) ? name : null),
          debugName: name,
          minShareCount: 2,
          priority: groups.length - index,
        };
      }),
    ],
  };
}

import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/** Modules that only pass on everything: what is behind them is found through those who name it. */
const barrel = /design-system\/src\/(?:(?:primitives|tokens)\/)?index\.ts$|@internationalized\/number/;

/** What modules import, and what those import: found once per build. */
function staticClosure(roots: readonly string[]): (id: string, context: Context) => boolean {
  let found: Set<string> | null = null;
  return (id, context) => {
    if (found === null) {
      found = new Set();
      const open = [...roots];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (found.has(next) || barrel.test(next)) continue;
        found.add(next);
        open.push(...(context.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return found.has(id);
  };
}

/**
 * Few files on each visit. What every page needs is one (`shell`); what several pages share is a file
 * for each group, made of its modules and all that they import, as far as no group before it has that.
 * Left alone, the bundler makes a file of each set of pages that share something: thirty for
 * /settings, and a tenth more bytes.
 */
export function splitting(
  groups: readonly { name: string; roots: readonly string[] }[],
): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: 'shell', tags: ['$initial'], priority: groups.length + 1 },
      ...groups.map(({ name, roots }, index): Rolldown.CodeSplittingGroup => {
        const isOf = staticClosure(roots);
        return {
          name: (id, context) => (isOf(id, context) ? name : null),
          debugName: name,
          minShareCount: 2,
          priority: groups.length - index,
        };
      }),
    ],
  };
}

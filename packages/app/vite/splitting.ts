import type { Rolldown } from 'vite';
import { importsOf } from './barrels.ts';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];
type Includes = (id: string, context: Context) => boolean;

/** A chunk of modules that belong together: the roots with their transitive static imports. */
export interface ChunkGroup {
  readonly name: string;
  readonly roots: readonly string[];
  /**
   * `first` takes modules that a page imports statically. `later` takes those that none does, also if one of the roots
   * alone has them.
   */
  readonly phase?: 'first' | 'later';
  /** It is fetched, not evaluated, once a page that it belongs to is idle. */
  readonly isPrefetched?: boolean;
}

/**
 * Modules whose imports do not count: those of React Aria that re-export everything, and one of which its Button needs
 * the context alone.
 */
const ignored = /@internationalized\/number|react-aria[^/]*\/dist\/exports\/index\.mjs$|ProgressBar\.mjs$/;

/** Whether a module is among the transitive static imports of the roots. Computed once per build. */
function staticClosure(roots: readonly string[]): Includes {
  let found: Set<string> | null = null;
  return (id, context) => {
    if (found === null) {
      found = new Set();
      const open = [...roots];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (found.has(next) || ignored.test(next)) continue;
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
 * group, with the transitive imports that no earlier group has. The bundler's default makes thirty files for
 * /settings and a tenth more bytes.
 *
 * The shell has what the settings share with anything else, too: one file is 3.4 KB smaller than two, and every page
 * but the return from a sign-in, which the settings follow, needs both.
 *
 * @param modules what the entry, the settings and the other pages begin with; `shared` is what else shares modules with
 *   the settings.
 */
export function splitting(
  groups: readonly ChunkGroup[],
  {
    entry,
    settings,
    shared,
    pages,
  }: Readonly<Record<'entry' | 'settings' | 'shared' | 'pages', readonly string[]>>,
): Rolldown.CodeSplittingOptions {
  const isFirst = staticClosure([...entry, ...settings, ...pages]);
  const isOfEntry = staticClosure(entry);
  const isOfSettings = staticClosure(settings);
  const isShared = staticClosure([...shared, ...pages, ...groups.flatMap(({ roots }) => roots)]);
  return {
    groups: [
      {
        name: (id, context) =>
          isOfEntry(id, context) || (isOfSettings(id, context) && isShared(id, context)) ? 'shell' : null,
        debugName: 'shell',
        priority: groups.length + 1,
      },
      ...groups.map(({ name, roots, phase }, index): Rolldown.CodeSplittingGroup => {
        const belongs = staticClosure(roots);
        const isOfPhase: Includes = (id, context) =>
          phase === undefined || isFirst(id, context) === (phase === 'first');
        return {
          name: (id, context) => (belongs(id, context) && isOfPhase(id, context) ? name : null),
          debugName: name,
          minShareCount: phase === 'later' ? 1 : 2,
          // A later group has all its dependencies but those of pages, which must not move into it.
          includeDependenciesRecursively: phase !== 'later',
          priority: groups.length - index,
        };
      }),
    ],
  };
}

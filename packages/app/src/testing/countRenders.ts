/** The fields of React's fiber that are read here. */
interface Fiber {
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's flag of a component that rendered in this commit. */
const PERFORMED_WORK = 1;

let counts: Map<string, number> | null = null;

const nameOf = (type: unknown): string => {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  return 'render' in type ? nameOf(type.render) : '';
};

/** Skips subtrees that this commit did not reach: their flags are those of earlier commits. */
function walk(fiber: Fiber): void {
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const name = nameOf(child.type);
    if (name !== '' && (child.flags & PERFORMED_WORK) !== 0) {
      counts?.set(name, (counts.get(name) ?? 0) + 1);
    }
    walk(child);
  }
}

// React calls the hook of its developer tools on each commit.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      if (counts !== null) walk(current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/**
 * Counts renders by component name from now on. Import this module before react-dom, which reads the hook on load.
 */
export function countRenders(): ReadonlyMap<string, number> {
  counts = new Map();
  return counts;
}

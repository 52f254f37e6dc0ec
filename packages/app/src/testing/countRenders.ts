/** What of React's own record of a component is read here. */
interface Fiber {
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** React's mark of a component that was called in a commit. */
const PERFORMED_WORK = 1;

let counts: Map<string, number> | null = null;

const nameOf = (type: unknown): string => {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  return 'render' in type ? nameOf(type.render) : '';
};

/** Walks only through what the commit went through: elsewhere the marks are those of earlier ones. */
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

// The hook of React's developer tools: React calls it on each commit.
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
 * Counts how often components are called from now on, by name. Import it before anything that imports
 * react-dom.
 */
export function countRenders(): ReadonlyMap<string, number> {
  counts = new Map();
  return counts;
}

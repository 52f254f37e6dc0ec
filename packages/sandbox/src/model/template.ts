import type { Scope } from 'effector';

/** The state of a scope, as effector has it. */
interface Ref {
  readonly id: string;
  readonly current: unknown;
}
export interface Template {
  readonly refs: readonly Ref[];
  /** Those whose value effector changes in place. */
  readonly mutable: readonly Ref[];
}
const regOf = (scope: Scope): Record<string, Ref> =>
  (scope as unknown as { readonly reg: Record<string, Ref> }).reg;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isMutable = ({ current }: Ref): boolean =>
  Array.isArray(current) || current instanceof Map || isPlain(current);

/**
 * Values for another scope. effector changes the sources of a derived store in place, and the guards a map of the reads that are
 * on their way, which their sources have as well.
 */
function copier(): (value: unknown) => unknown {
  const maps = new Map<unknown, unknown>();
  const copyMap = (value: unknown): unknown => {
    if (!(value instanceof Map)) return value;
    const copy = maps.get(value) ?? new Map(value);
    maps.set(value, copy);
    return copy;
  };
  return (value) => {
    if (Array.isArray(value)) return value.map(copyMap);
    if (value instanceof Map || value === null) return copyMap(value);
    const copy: Record<string, unknown> = { ...value };
    for (const key in copy) if (copy[key] instanceof Map) copy[key] = copyMap(copy[key]);
    return copy;
  };
}

const copyOf = (refs: readonly Ref[]): readonly Ref[] => {
  const copy = copier();
  return refs.map((ref) => ({ ...ref, current: copy(ref.current) }));
};

export function templateOf(scope: Scope): Template {
  const refs = Object.values(regOf(scope));
  return {
    refs: refs.filter((ref) => !isMutable(ref)).map((ref) => Object.assign({}, ref)),
    mutable: copyOf(refs.filter(isMutable)),
  };
}

/** Gives a new scope that state. */
export function applyTemplate(scope: Scope, { refs, mutable }: Template): void {
  const reg = regOf(scope);
  for (const ref of refs) reg[ref.id] = { ...ref };
  for (const ref of copyOf(mutable)) reg[ref.id] = ref;
}

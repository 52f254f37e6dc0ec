import type { Scope } from 'effector';

/** The state of a scope, as effector has it. */
export type Template = readonly { readonly id: string; readonly current: unknown }[];
const regOf = (scope: Scope): Record<string, Template[number]> =>
  (scope as unknown as { readonly reg: Record<string, Template[number]> }).reg;
/**
 * The state of a scope for another one. effector changes the sources of a derived store in place, and the guards a map of the
 * reads that are on their way, which their sources have as well.
 */
function copyOf(template: Template): Template {
  const maps = new Map<unknown, unknown>();
  const copyMap = (value: unknown): unknown => {
    if (!(value instanceof Map)) return value;
    const copy = maps.get(value) ?? new Map(value);
    maps.set(value, copy);
    return copy;
  };
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copyMap);
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return copyMap(value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyMap(item)]));
  };
  return template.map((ref) => ({ ...ref, current: copy(ref.current) }));
}
export const templateOf = (scope: Scope): Template => copyOf(Object.values(regOf(scope)));
/** Gives a new scope that state. */
export function applyTemplate(scope: Scope, template: Template): void {
  const reg = regOf(scope);
  for (const ref of copyOf(template)) reg[ref.id] = ref;
}

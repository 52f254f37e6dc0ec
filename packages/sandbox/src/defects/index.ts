import type { Apply, Defect, Respond } from './changes.ts';
import { content } from './content.ts';
import { transport } from './transport.ts';
import { writes } from './writes.ts';

export type { Defect } from './changes.ts';

/** Every defect by its name. */
export const defects: readonly Defect[] = [...content, ...transport, ...writes].map(
  ([name, description, effect, apply]) => ({
    name,
    description,
    effect,
    apply,
  }),
);

/** The active defects of a sandbox. */
export interface ActiveDefects {
  /** @returns false if there is no such defect. */
  set(name: string, isOn: boolean): boolean;
  clear(): void;
  list(): readonly string[];
  /** A server with the active defects. */
  answer: Apply;
}

export function createDefects(onChange: () => void): ActiveDefects {
  const active = new Map<string, Defect>();
  return {
    set(name, isOn) {
      const defect = defects.find((one) => one.name === name);
      if (defect === undefined) return false;
      if (isOn) active.set(name, defect);
      else active.delete(name);
      onChange();
      return true;
    },
    clear: () => active.clear(),
    list: () => [...active.keys()],
    answer: (request, respond) =>
      [...active.values()].reduce<Respond>(
        (inner, { apply }) =>
          (one) =>
            apply(one, inner),
        respond,
      )(request),
  };
}

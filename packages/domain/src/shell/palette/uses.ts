import { attach, createEffect, createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { paletteKey } from '../../account/session';
import { nowFx } from '../../kernel/ports';
import { createStored } from '../../kernel/page/stored';
import { opened } from './open';

/** How many entries are remembered. */
export const MAX_USES = 50;

const DAY_MS = 86_400_000;

/** How often and when an entry was last chosen. Names are not stored. */
const use = z.object({ id: z.string(), count: z.number(), at: z.number() });
export type Use = z.infer<typeof use>;

const stored = createStored<readonly Use[]>({
  key: paletteKey,
  initial: [],
  clock: opened,
  schema: z.array(use),
});

/** The chosen entries, the last one first. The logout removes them from the storage. */
export const $uses = stored.$value;

/** An entry was chosen. */
export const used = createEvent<string>();

const timedFx = attach({
  effect: createEffect(async (id: string) => ({ id, at: await nowFx() })),
});
sample({ clock: used, target: timedFx });
sample({
  clock: timedFx.doneData,
  source: $uses,
  fn: (uses, { id, at }): readonly Use[] => {
    const count = (uses.find((one) => one.id === id)?.count ?? 0) + 1;
    return [{ id, count, at }, ...uses.filter((one) => one.id !== id)].slice(0, MAX_USES);
  },
  target: stored.changed,
});

/**
 * The rank of each chosen entry, from `MAX_USES` for the most and latest used one down to 1: the uses of an entry count
 * half a day after the last one, a third after two.
 */
export function ranksOf(uses: readonly Use[]): ReadonlyMap<string, number> {
  const now = uses[0]?.at ?? 0;
  const weightOf = ({ count, at }: Use): number => count / (1 + Math.max(0, now - at) / DAY_MS);
  const sorted = uses.toSorted((a, b) => weightOf(b) - weightOf(a));
  return new Map(sorted.map(({ id }, index) => [id, MAX_USES - index]));
}

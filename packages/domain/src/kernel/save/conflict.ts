import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Resolution } from './merge';

/** A conflicting field; both sides as text. */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly isSecret: boolean;
}

/** A value that was changed here and elsewhere. */
export interface Conflict {
  /** The value's name in the dialog: “your settings”. */
  readonly subject: string;
  readonly fields: readonly ConflictField[];
}

/** The chosen side per field; `null` to keep editing. */
export type ConflictAnswer = Resolution | null;

const conflictFound = createEvent<Conflict>();

export const conflictAnswered = createEvent<ConflictAnswer>();

const $open = createStore<readonly Conflict[]>([]).on(conflictFound, (open, found) => [...open, found]);

const answered = sample({
  clock: conflictAnswered,
  source: $open,
  filter: ([first]) => first !== undefined,
  fn: ([first, ...rest], answer) => ({ first: first as Conflict, rest, answer }),
});
$open.on(answered, (_, { rest }) => rest);

/** Identifies the save that waits for the answer to a conflict: a new object for each. */
const waiting = new WeakMap<Conflict, (answer: ConflictAnswer) => void>();
sample({
  clock: answered,
  target: createEffect(({ first, answer }: { first: Conflict; answer: ConflictAnswer }) =>
    waiting.get(first)?.(answer),
  ),
});

/** The open conflict; the others wait. */
export const $conflict = $open.map(([first]) => first ?? null);

/** Opens the conflict dialog and resolves with the answer. */
export const askAboutConflictFx = createEffect(
  (conflict: Conflict) =>
    new Promise<ConflictAnswer>((resolve) => {
      const own = { ...conflict };
      waiting.set(own, resolve);
      conflictFound(own);
    }),
);

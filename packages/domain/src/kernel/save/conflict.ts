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

interface OpenConflict {
  readonly conflict: Conflict;
  readonly resolve: (answer: ConflictAnswer) => void;
}

const conflictFound = createEvent<OpenConflict>();

export const conflictAnswered = createEvent<ConflictAnswer>();

const $open = createStore<readonly OpenConflict[]>([]).on(conflictFound, (open, found) => [...open, found]);

const answered = sample({
  clock: conflictAnswered,
  source: $open,
  filter: ([first]) => first !== undefined,
  fn: ([first, ...rest], answer) => ({ first: first as OpenConflict, rest, answer }),
});
$open.on(answered, (_, { rest }) => rest);

sample({
  clock: answered,
  target: createEffect(({ first, answer }: { first: OpenConflict; answer: ConflictAnswer }) =>
    first.resolve(answer),
  ),
});

/** The open conflict; the others wait. */
export const $conflict = $open.map(([first]) => first?.conflict ?? null);

/** Opens the conflict dialog and resolves with the answer. */
export const askAboutConflictFx = createEffect(
  (conflict: Conflict) =>
    new Promise<ConflictAnswer>((resolve) => {
      conflictFound({ conflict, resolve });
    }),
);

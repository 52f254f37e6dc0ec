import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Resolution } from './merge';

/** A conflicting field as the dialog shows it: both sides as text. */
export interface ConflictField {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly isSecret: boolean;
}

/** Something that was changed here and elsewhere at the same time. */
export interface Conflict {
  /** What it is, as the dialog's sentence names it: “your settings”. */
  readonly subject: string;
  readonly fields: readonly ConflictField[];
}

/** The person's choice per field; `null` where they decided not to save. */
export type ConflictAnswer = Resolution | null;

interface OpenConflict {
  readonly conflict: Conflict;
  readonly resolve: (answer: ConflictAnswer) => void;
}

const conflictFound = createEvent<OpenConflict>();

/** The person has decided: which side each field takes, or `null` to keep editing. */
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

/** The conflict that waits for a decision; `null` while there is none. One at a time. */
export const $conflict = $open.map(([first]) => first?.conflict ?? null);

/** Asks the person about a conflict. Resolves with their answer. */
export const askAboutConflictFx = createEffect(
  (conflict: Conflict) =>
    new Promise<ConflictAnswer>((resolve) => {
      conflictFound({ conflict, resolve });
    }),
);

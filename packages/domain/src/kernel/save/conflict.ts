import type { Resolution } from './merge';
import { createQuestions } from './question';

/** A value that was changed here and elsewhere. */
export interface Conflict {
  /** The value's name in the dialog: “your settings”. */
  readonly subject: string;
  /** Both sides as text. */
  readonly fields: readonly {
    readonly key: string;
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
    readonly isSecret: boolean;
  }[];
}

/** The chosen side per field; `null` to keep editing. */
export type ConflictAnswer = Resolution | null;

/** The open conflict, while others wait; its answer; and what opens the dialog, and resolves with the answer. */
export const {
  $question: $conflict,
  answered: conflictAnswered,
  ask: askAboutConflict,
} = createQuestions<Conflict, ConflictAnswer>();

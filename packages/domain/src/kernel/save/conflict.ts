import type { Resolution } from './merge';
import { createQuestions } from './question';

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

const questions = createQuestions<Conflict, ConflictAnswer>();

/** The open conflict; the others wait. */
export const $conflict = questions.$question;
export const conflictAnswered = questions.answered;

/** Opens the conflict dialog and resolves with the answer. */
export const askAboutConflict = questions.ask;

import { isActId, type ActId } from './acts';

/** Milliseconds between the two keys of a sequence. */
export const SEQUENCE_MS = 1_500;

/** The first key of a sequence, and when it was pressed. */
export interface PendingStroke {
  readonly strokes: string;
  readonly at: number;
}

export interface Match {
  /** The act whose keys are complete. */
  readonly act: ActId | null;
  /** Waits for the next key of a sequence. */
  readonly pending: PendingStroke | null;
}

/**
 * Matches a stroke, after the pending one of a sequence, against the bindings.
 *
 * @param at milliseconds.
 */
export function matchStroke(
  bindings: Readonly<Partial<Record<ActId, string>>>,
  pending: PendingStroke | null,
  stroke: string,
  at: number,
): Match {
  const isContinued = pending !== null && at - pending.at <= SEQUENCE_MS;
  const strokes = isContinued ? `${pending.strokes} ${stroke}` : stroke;
  for (const [id, keys] of Object.entries(bindings))
    if (keys === strokes && isActId(id)) return { act: id, pending: null };
  if (Object.values(bindings).some((keys) => keys.startsWith(`${strokes} `)))
    return { act: null, pending: { strokes, at } };
  return isContinued ? matchStroke(bindings, null, stroke, at) : { act: null, pending: null };
}

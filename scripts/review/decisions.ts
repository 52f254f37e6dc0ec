import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from './changes.ts';
import type { Pictures } from './pictures.ts';

export type Decision = 'accepted' | 'rejected';

/** The decisions by screenshot; one without a decision is still to be looked at. */
export type Decisions = ReadonlyMap<string, Decision>;

/** A decision holds for the pixels that it was made about. */
interface SavedDecision {
  readonly decision: Decision;
  readonly sha256: string;
}

const hashOf = (png: Buffer | null): string =>
  createHash('sha256')
    .update(png ?? '')
    .digest('hex');

/** The decisions that a file remembers about the current versions of changes. */
export function readDecisions(file: string, changes: readonly Change[]): Decisions {
  if (!existsSync(file)) return new Map();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, SavedDecision>>;
  return new Map(
    changes.flatMap(({ name, after, origin }): [string, Decision][] => {
      const found = saved[name];
      if (found?.sha256 !== hashOf(after)) return [];
      // It still differs from the approved screenshot, so the approval was taken back elsewhere.
      const isTakenBack = origin === 'run' && found.decision === 'accepted';
      return isTakenBack ? [] : [[name, found.decision]];
    }),
  );
}

export interface Review {
  readonly decisions: () => Decisions;
  /** Decides changes by name; null takes a decision back. */
  readonly decide: (names: readonly string[], decision: Decision | null) => void;
  readonly canUndo: () => boolean;
  /** Takes back the last call of `decide`; does nothing without one. Returns the names. */
  readonly undo: () => readonly string[];
}

export interface ReviewOptions {
  readonly changes: readonly Change[];
  readonly pictures: Pictures;
  /** Where decisions are remembered, as JSON. */
  readonly file: string;
}

/**
 * The decisions about changes. Accepting a screenshot of a run approves exactly that screenshot, and taking
 * the decision back restores the version before. What a branch has approved already is only decided about,
 * never written.
 */
export function createReview({ changes, pictures, file }: ReviewOptions): Review {
  const byName = new Map(changes.map((change) => [change.name, change]));
  let decisions = readDecisions(file, changes);
  const history: { readonly names: readonly string[]; readonly before: Decisions }[] = [];

  const change = (names: readonly string[], next: Decisions): void => {
    const pngs = new Map<string, Buffer | null>();
    for (const name of names) {
      const found = byName.get(name);
      const [was, is] = [decisions, next].map((all) => all.get(name) === 'accepted');
      if (found?.origin === 'run' && was !== is) pngs.set(name, is ? found.after : found.before);
    }
    // First the archive: if it cannot be written, the decision is not made.
    if (pngs.size > 0) pictures.approve(pngs);
    decisions = next;
    mkdirSync(dirname(file), { recursive: true });
    const saved = [...decisions].map(([name, decision]): [string, SavedDecision] => [
      name,
      { decision, sha256: hashOf(byName.get(name)?.after ?? null) },
    ]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(saved), null, 2)}\n`);
  };

  return {
    decisions: () => decisions,
    decide: (names, decision) => {
      const before = decisions;
      const next = new Map(before);
      for (const name of names) {
        if (decision === null) next.delete(name);
        else next.set(name, decision);
      }
      change(names, next);
      history.push({ names, before });
    },
    canUndo: () => history.length > 0,
    undo: () => {
      const last = history.at(-1);
      if (last === undefined) return [];
      change(last.names, last.before);
      history.pop();
      return last.names;
    },
  };
}

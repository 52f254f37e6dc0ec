import type { Box } from './image.ts';
import type { Decision } from './decisions.ts';
import type { Group } from './groups.ts';

/** The versions of a screenshot that the server has an image of. */
export const sides = ['before', 'after', 'difference'] as const;
export type Side = (typeof sides)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A change as the page gets it; the images have an address each. */
export interface ChangeSummary {
  readonly name: string;
  readonly component: string;
  readonly story: string;
  readonly theme: 'light' | 'dark';
  readonly mode: string;
  readonly origin: 'run' | 'branch';
  /** The size of each version in pixels; null if there is none. */
  readonly before: Size | null;
  readonly after: Size | null;
  /** Around what changed; null if there is only one version. */
  readonly box: Box | null;
  readonly pixels: number;
}

/** What `GET /api/review` answers. */
export interface ReviewData {
  readonly groups: readonly Group[];
  readonly changes: readonly ChangeSummary[];
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly canUndo: boolean;
  /** The catalogue's address, for links to stories. */
  readonly catalogue: string;
}

/** What `POST /api/decisions` takes. */
export interface DecisionRequest {
  readonly names: readonly string[];
  /** Null takes decisions back. */
  readonly decision: Decision | null;
}

/** What `POST /api/decisions` and `POST /api/undo` answer. */
export interface DecisionAnswer {
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly canUndo: boolean;
  /** The changes that were decided or undone. */
  readonly names: readonly string[];
}

export const pictureUrl = (name: string, side: Side): string =>
  `/api/pictures/${encodeURIComponent(name)}/${side}`;

import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

/** A row of an answer that could not be read. */
export interface UnreadableRow {
  /** Its id, where that could be told. */
  readonly id: string | null;
  /** Its place in the answer: `data.redirects.3`. */
  readonly path: string;
  /** What the server sent: any JSON value. */
  readonly raw: unknown;
}

export interface UnreadableRowsProps {
  /** Nothing is shown where there are none. */
  rows: readonly UnreadableRow[] | undefined;
}

const list = createLazyComponent<{ rows: readonly UnreadableRow[] }>(() => import('./UnreadableRowsList'));

/** Says above a list that rows of it could not be read, and shows them as they came. */
export function UnreadableRows({ rows }: UnreadableRowsProps): ReactNode {
  return rows !== undefined && rows.length > 0 && <Lazy component={list} isNeeded props={{ rows }} />;
}

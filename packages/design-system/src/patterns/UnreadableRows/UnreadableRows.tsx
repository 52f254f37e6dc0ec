import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';

/** A row of a response that could not be parsed. */
export interface UnreadableRow {
  /** Its id, if it has a readable one. */
  readonly id: string | null;
  /** Its path in the response: `data.redirects.3`. */
  readonly path: string;
  /** What the server sent: any JSON value. */
  readonly raw: unknown;
}

export interface UnreadableRowsProps {
  /** Nothing is shown without rows. */
  rows: readonly UnreadableRow[] | undefined;
}

const list = createLazyComponent<{ rows: readonly UnreadableRow[] }>(() => import('./UnreadableRowsList'));

/** Reports above a list that some of its rows could not be read, and shows their raw content. */
export function UnreadableRows({ rows }: UnreadableRowsProps): ReactNode {
  return rows !== undefined && rows.length > 0 && <Lazy component={list} isNeeded props={{ rows }} />;
}

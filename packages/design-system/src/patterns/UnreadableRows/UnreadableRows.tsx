import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { UnreadableRow } from './UnreadableRowsList';

export type { UnreadableRow };

export interface UnreadableRowsProps {
  /** Nothing is shown without rows. */
  rows: readonly UnreadableRow[] | undefined;
}

const list = createLazyComponent<{ rows: readonly UnreadableRow[] }>(() => import('./UnreadableRowsList'));

/** Reports above a list that some of its rows could not be read, and shows their raw content. */
export function UnreadableRows({ rows }: UnreadableRowsProps): ReactNode {
  return rows !== undefined && rows.length > 0 && <Lazy component={list} props={{ rows }} />;
}

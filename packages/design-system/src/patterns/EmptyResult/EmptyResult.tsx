import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';

export interface EmptyResultProps {
  noun: string;
  title?: string | undefined;
  total: number;
  reasons: ReadonlyArray<{ id: string; label: string; count: number; onClear: () => void }>;
  onClearAll: () => void;
}

/** Says which filters hide the rows of a list. */
export function EmptyResult({ noun, title = `No ${noun}s match.`, onClearAll }: EmptyResultProps): ReactNode {
  return (
    <EmptyState
      title={title}
      illustration="search"
      action={<Button onPress={() => onClearAll()}>Clear filters</Button>}
    />
  );
}

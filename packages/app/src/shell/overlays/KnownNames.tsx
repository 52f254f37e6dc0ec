import { started } from '@dropdeck/domain/commands/known-names';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** Remembers the names that answers give ids, once the first page is there. */
export function KnownNames(): ReactNode {
  const start = useUnit(started);
  useEffect(() => start(), [start]);
  return null;
}

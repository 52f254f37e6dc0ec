import { started } from '@dropdeck/domain/commands/server-names';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** Remembers the names of servers, once the first page is there. */
export function ServerNames(): ReactNode {
  const start = useUnit(started);
  useEffect(() => start(), [start]);
  return null;
}

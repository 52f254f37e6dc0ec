import { recordingStarted } from '@dropdeck/domain/tools/changes';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** Enters the person's changes in the journal, once the first page is there. */
export function Recording(): ReactNode {
  const started = useUnit(recordingStarted);
  useEffect(() => started(), [started]);
  return null;
}

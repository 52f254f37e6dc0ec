import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import * as modes from '@dropdeck/domain/shell/preferences/modes';
import { useUnit } from 'effector-react';
import { lazy, useEffect, type ReactNode } from 'react';

const Frame = lazy(createChunk(() => import('./Frame'), 'notice').load);

/** What the person has switched off in this browser. */
export function Modes(): ReactNode {
  const { started, showValues, allowChanges, ...on } = useUnit({
    started: modes.modesStarted,
    areValuesHidden: modes.$areValuesHidden,
    areChangesLocked: modes.$areChangesLocked,
    showValues: modes.valuesShown,
    allowChanges: modes.changesAllowed,
  });
  useEffect(() => started(), [started]);
  if (!on.areValuesHidden && !on.areChangesLocked) return null;
  return (
    <LazyBoundary isQuiet>
      <Frame {...on} onShowValues={() => showValues()} onAllowChanges={() => allowChanges()} />
    </LazyBoundary>
  );
}

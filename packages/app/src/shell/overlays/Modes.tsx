import { createChunk, LazyBoundary } from '@dropdeck/design-system';
import * as modes from '@dropdeck/domain/shell/preferences/modes';
import { useUnit } from 'effector-react';
import { lazy, useEffect, type ReactNode } from 'react';

const Frame = lazy(createChunk(() => import('./Frame'), 'notice').load);

/** What the person has switched off in this browser. */
export function Modes(): ReactNode {
  const { started, areValuesHidden, showValues } = useUnit({
    started: modes.modesStarted,
    areValuesHidden: modes.$areValuesHidden,
    showValues: modes.valuesShown,
  });
  useEffect(() => started(), [started]);
  if (!areValuesHidden) return null;
  return (
    <LazyBoundary isQuiet>
      <Frame areValuesHidden onShowValues={() => showValues()} />
    </LazyBoundary>
  );
}

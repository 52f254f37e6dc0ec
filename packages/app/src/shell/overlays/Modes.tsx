import { ModeFrame } from '@dropdeck/design-system';
import * as modes from '@dropdeck/domain/shell/preferences/modes';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** What the person has switched off in this browser. */
export default function Modes(): ReactNode {
  const { showValues, allowChanges, ...on } = useUnit({
    areValuesHidden: modes.$areValuesHidden,
    areChangesLocked: modes.$areChangesLocked,
    showValues: modes.valuesShown,
    allowChanges: modes.changesAllowed,
  });
  return <ModeFrame {...on} onShowValues={() => showValues()} onAllowChanges={() => allowChanges()} />;
}

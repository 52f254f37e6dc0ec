import { ModeFrame } from '@dropdeck/design-system';
import { $areValuesHidden, valuesShown } from '@dropdeck/domain/shell/preferences/modes';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** What the person has switched off in this browser. */
export function Modes(): ReactNode {
  const { areValuesHidden, showValues } = useUnit({
    areValuesHidden: $areValuesHidden,
    showValues: valuesShown,
  });
  return <ModeFrame areValuesHidden={areValuesHidden} onShowValues={() => showValues()} />;
}

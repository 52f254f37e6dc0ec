import type { ReactNode } from 'react';
import { useKeyHint } from '../../keys/keyHints';
import { Tooltip } from './Tooltip';
import { t } from './text.en';

/** Shows the keys of an act beside its control, if it has any. */
export function KeyTooltip({ act, children }: { act: string; children: ReactNode }): ReactNode {
  return (
    <Tooltip content={t('press')} keyAct={act} isDisabled={useKeyHint(act) === undefined}>
      {children}
    </Tooltip>
  );
}

import type { ReactNode } from 'react';
import { useCommandPress } from '../../keys/useCommandPress';
import { Button, type ButtonProps } from '../Button/Button';
import { useKeyHint } from '../../keys/keyHints';
import { Tooltip } from '../Tooltip/Tooltip';
import { t } from '../Tooltip/text.en';

/** Shows the keys of an act beside its control, if it has any. */
function KeyTooltip({ act, children }: { act: string; children: ReactNode }): ReactNode {
  return (
    <Tooltip content={t('press')} keyAct={act} isDisabled={useKeyHint(act) === undefined}>
      {children}
    </Tooltip>
  );
}

export interface CommandButtonProps extends Omit<ButtonProps, 'ref'> {
  command: 'new' | 'save';
  /** Whether a Save has something to save, which its keys require. */
  isDirty?: boolean | undefined;
}

/** A button that the keys of a command press, with these in its tooltip. */
export function CommandButton({ command, isDirty = true, ...button }: CommandButtonProps): ReactNode {
  const ref = useCommandPress(command, isDirty);
  return (
    <KeyTooltip act={command}>
      <Button {...button} ref={ref} />
    </KeyTooltip>
  );
}

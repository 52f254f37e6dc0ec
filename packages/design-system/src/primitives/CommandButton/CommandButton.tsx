import type { ReactNode } from 'react';
import { useCommandPress } from '../../keys/useCommandPress';
import { Button, type ButtonProps } from '../Button/Button';
import { KeyTooltip } from '../Tooltip/KeyTooltip';

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

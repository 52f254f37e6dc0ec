import type { ReactNode } from 'react';
import { useCommandPress } from '../../keys/useCommandPress';
import { Button, type ButtonProps } from '../Button/Button';
import { useKeyHint } from '../../keys/keyHints';
import { tooltipProps } from '../Tooltip/Tooltip';
import { t } from '../Tooltip/text.en';

export interface CommandButtonProps extends Omit<ButtonProps, 'ref'> {
  command: 'new' | 'save';
  /** Whether a Save has something to save, which its keys require. */
  isDirty?: boolean | undefined;
}

/** A button that the keys of a command press, with these in its tooltip. */
export function CommandButton({ command, isDirty = true, ...button }: CommandButtonProps): ReactNode {
  const ref = useCommandPress(command, isDirty);
  const keys = useKeyHint(command);
  return (
    <Button {...button} {...(keys === undefined ? {} : tooltipProps(t('press'), 'top', keys))} ref={ref} />
  );
}

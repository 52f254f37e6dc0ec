import { Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, Icon } from '../../primitives';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface UndoButtonProps {
  /** The name of what was deleted; missing while there is nothing to undo. */
  label: string | null | undefined;
  onUndo: (() => void) | undefined;
  /** Nothing follows it in its bar. */
  edge?: 'end' | undefined;
}

/**
 * Undoes the last delete. The toast offers it too, but closes after three seconds, which is too short for
 * keyboard and screen reader users.
 */
export const UndoButton = memo(function UndoButton({ label, onUndo, edge }: UndoButtonProps): ReactNode {
  useLocale();
  if (label === undefined || label === null || onUndo === undefined) return null;
  return (
    <Button
      variant="ghost"
      edge={edge}
      size="small"
      icon={<Icon icon={Undo2} />}
      aria-label={label === '' ? t('undoLast') : t('undoNamed', { name: label })}
      onPress={onUndo}
    >
      {t('undoDelete')}
    </Button>
  );
});

import { Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';

export interface UndoButtonProps {
  /** What was deleted, by its name; undefined while there is nothing to take back. */
  label: string | undefined;
  onUndo: (() => void) | undefined;
}

/**
 * Takes back the last delete, for as long as that is offered. The toast offers it as well, and is
 * gone after three seconds: too soon for somebody who has to find it first.
 */
export const UndoButton = memo(function UndoButton({ label, onUndo }: UndoButtonProps): ReactNode {
  if (label === undefined || onUndo === undefined) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Icon icon={Undo2} />}
      aria-label={`Undo delete of ${label === '' ? 'the last one' : label}`}
      onPress={() => onUndo()}
    >
      Undo delete
    </Button>
  );
});

import { AccessRemovalDialog } from '@dropdeck/design-system';
import { accessRemoval } from '@dropdeck/domain/account/access/bulk';
import { useUnit } from 'effector-react';
import { memo, type ReactNode } from 'react';

/** The dialog that removes the access of the selected users. */
function Removal(): ReactNode {
  const { isOpen, preview, progress, result } = useUnit(accessRemoval.view);
  const { onConfirm, onStop, onRetry, onClose } = useUnit(accessRemoval.events);
  return (
    <AccessRemovalDialog
      isOpen={isOpen}
      preview={preview}
      progress={progress}
      result={result}
      onConfirm={onConfirm}
      onStop={onStop}
      onRetry={onRetry}
      onClose={onClose}
    />
  );
}

export default memo(Removal);

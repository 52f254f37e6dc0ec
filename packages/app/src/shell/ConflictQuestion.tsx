import { ConflictDialog } from '@dropdeck/design-system';
import * as shared from '@dropdeck/domain/kernel';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** Asks which value to keep when a field was changed here and elsewhere. */
export default function ConflictQuestion(): ReactNode {
  const { conflict, answered } = useUnit({
    conflict: shared.$conflict,
    answered: shared.conflictAnswered,
  });
  if (conflict === null) return null;
  return (
    <ConflictDialog
      isOpen
      subject={conflict.subject}
      fields={conflict.fields}
      onResolve={answered}
      onCancel={() => answered(null)}
    />
  );
}

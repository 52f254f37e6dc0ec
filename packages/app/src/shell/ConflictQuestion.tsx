import { ConflictDialog } from '@dropdeck/design-system';
import * as shared from '@dropdeck/domain/kernel';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** Asks which value to keep when a field was changed here and elsewhere. */
export default function ConflictQuestion(): ReactNode {
  const [conflict, answered] = useUnit([shared.$conflict, shared.conflictAnswered]);
  return (
    conflict && <ConflictDialog isOpen {...conflict} onResolve={answered} onCancel={() => answered(null)} />
  );
}

import { ConflictDialog } from '@dropdeck/design-system';
import * as shared from '@dropdeck/domain/kernel';
import type { ReactNode } from 'react';
import { usePart } from './connect';

/** Asks which value to keep when a field was changed here and elsewhere. */
export default function ConflictQuestion(): ReactNode {
  const { conflict, answered } = usePart({
    view: { conflict: shared.$conflict },
    events: { answered: shared.conflictAnswered },
  });
  return (
    conflict && <ConflictDialog isOpen {...conflict} onResolve={answered} onCancel={() => answered(null)} />
  );
}

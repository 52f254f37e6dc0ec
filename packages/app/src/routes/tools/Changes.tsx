import { ChangesScreen } from '@dropdeck/design-system';
import * as journal from '@dropdeck/domain/tools/changes/tool';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** /tools/changes */
export default function Changes(): ReactNode {
  // `useUnit` would take a shape with the key `kind` for a unit.
  const { filter, ...view } = useUnit({
    entries: journal.$shown,
    total: journal.$total,
    search: journal.$search,
    filter: journal.$kind,
    kinds: journal.$kinds,
    question: journal.$question,
    isClearing: journal.$isClearing,
  });
  const act = useUnit({
    opened: journal.opened,
    onSearchChange: journal.searchChanged,
    onKindChange: journal.kindChanged,
    onExport: journal.exported,
    onRevert: journal.revertRequested,
    onRevertConfirm: journal.revertConfirmed,
    onRevertCancel: journal.revertCancelled,
    onClear: journal.clearRequested,
    onClearConfirm: journal.clearConfirmed,
    onClearCancel: journal.clearCancelled,
  });
  const { opened, ...handlers } = act;
  useEffect(() => opened(), [opened]);
  return <ChangesScreen {...view} kind={filter} {...handlers} />;
}

import { BackupScreen } from '@dropdeck/design-system';
import { closed, making, opened, restorePlan, restoring } from '@dropdeck/domain/tools/backup';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { usePart } from '../../shell/connect';

/** /tools/backup */
export default function Backup(): ReactNode {
  const { open, close } = useUnit({ open: opened, close: closed });
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
  const { isPlanned, ...restore } = usePart(restoring);
  const plan = usePart(restorePlan);
  return <BackupScreen make={usePart(making)} restore={{ ...restore, plan: isPlanned ? plan : null }} />;
}

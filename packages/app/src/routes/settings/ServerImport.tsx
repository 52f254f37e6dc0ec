import { ServerImportDialog } from '@dropdeck/design-system';
import { editorsLoaded, serverImport } from '@dropdeck/domain/account/settings/bulk';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';

/** The dialog that imports whitelisted servers. */
export default function ServerImport(): ReactNode {
  const loaded = useUnit(editorsLoaded);
  useEffect(() => loaded(), [loaded]);
  return <ServerImportDialog {...useUnit({ ...serverImport.view, ...serverImport.events })} />;
}

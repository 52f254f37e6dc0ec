import { ServerImportDialog } from '@dropdeck/design-system';
import { serverImport } from '@dropdeck/domain/settings-bulk';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The dialog that imports whitelisted servers. */
export default function ServerImport(): ReactNode {
  return <ServerImportDialog {...useUnit({ ...serverImport.view, ...serverImport.events })} />;
}

import { ServerImportDialog } from '@dropdeck/design-system';
import { editorsLoaded, serverImport } from '@dropdeck/domain/account/settings/bulk';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Import = connect(ServerImportDialog, serverImport);

/** The dialog that imports whitelisted servers. */
export default function ServerImport(): ReactNode {
  const loaded = useUnit(editorsLoaded);
  useEffect(() => loaded(), [loaded]);
  return <Import />;
}

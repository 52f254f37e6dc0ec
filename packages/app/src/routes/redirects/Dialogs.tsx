import { RedirectChangeDialog, RedirectImportDialog } from '@dropdeck/design-system';
import { editorsLoaded, redirectChange, redirectImport } from '@dropdeck/domain/monitors/redirects/bulk';
import { useUnit } from 'effector-react';
import { memo, useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Change = connect(RedirectChangeDialog, redirectChange);
const Import = connect(RedirectImportDialog, redirectImport);

/** The dialogs for many redirects. */
function Dialogs(): ReactNode {
  const loaded = useUnit(editorsLoaded);
  useEffect(() => loaded(), [loaded]);
  return (
    <>
      <Change />
      <Import />
    </>
  );
}

export default memo(Dialogs);

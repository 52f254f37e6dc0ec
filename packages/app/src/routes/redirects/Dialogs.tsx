import { RedirectChangeDialog, RedirectImportDialog } from '@dropdeck/design-system';
import { editorsLoaded, redirectChange, redirectImport } from '@dropdeck/domain/monitors/redirects/bulk';
import { connect, onMount, together } from '../../shell/connect';

/** The dialogs for many redirects. */
export default together(
  connect(RedirectChangeDialog, redirectChange),
  connect(RedirectImportDialog, redirectImport),
  onMount(editorsLoaded),
);

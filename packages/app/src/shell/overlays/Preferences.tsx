import { PreferencesDialog } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import { connect } from '../connect';

/** The preferences of this browser. */
export default connect(PreferencesDialog, {
  view: { values: $preferences },
  events: { onClose: overlayClosed, onChange: preferencesChanged },
});

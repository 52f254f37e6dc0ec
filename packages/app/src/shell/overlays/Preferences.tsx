import { PreferencesDialog } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import type { ReactNode } from 'react';
import { connect } from '../connect';

const Dialog = connect(PreferencesDialog, {
  view: { values: $preferences },
  events: { onClose: overlayClosed, onChange: preferencesChanged },
});

/** The preferences of this browser. */
export default function Preferences(): ReactNode {
  return <Dialog isOpen />;
}

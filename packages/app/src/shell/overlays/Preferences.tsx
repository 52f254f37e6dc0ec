import { PreferencesDialog } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $preferences, preferencesChanged } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The preferences of this browser. */
export default function Preferences(): ReactNode {
  const { values, ...act } = useUnit({
    values: $preferences,
    onClose: overlayClosed,
    onChange: preferencesChanged,
  });
  return <PreferencesDialog isOpen values={values} {...act} />;
}

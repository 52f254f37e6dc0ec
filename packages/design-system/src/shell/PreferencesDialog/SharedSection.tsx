import type { ReactNode } from 'react';
import { Switch } from '../../primitives';
import type { PreferencesDialogProps } from './PreferencesDialog';
import { t } from './text.en';

export type SharedSectionProps = Pick<PreferencesDialogProps, 'values' | 'onChange'>;

/** What a screen that others see needs. In its own module, because the switch is none of a first visit. */
export default function SharedSection({ values, onChange }: SharedSectionProps): ReactNode {
  return (
    <Switch
      label={t('hideValues')}
      description={t('hideValuesHint')}
      isSelected={values.values === 'hidden'}
      onChange={(isHidden) => onChange({ values: isHidden ? 'hidden' : 'shown' })}
    />
  );
}

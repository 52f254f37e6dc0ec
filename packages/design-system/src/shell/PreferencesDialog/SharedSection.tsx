import type { ReactNode } from 'react';
import { Stack, Switch } from '../../primitives';
import type { PreferencesDialogProps } from './PreferencesDialog';
import { t } from './text.en';

export type SharedSectionProps = Pick<PreferencesDialogProps, 'values' | 'onChange'>;

/** What a screen that others see needs. In its own module, because the switches are none of a first visit. */
export default function SharedSection({ values, onChange }: SharedSectionProps): ReactNode {
  return (
    <Stack data-gap={4}>
      <Switch
        label={t('hideValues')}
        description={t('hideValuesHint')}
        isSelected={values.values === 'hidden'}
        onChange={(isHidden) => onChange({ values: isHidden ? 'hidden' : 'shown' })}
      />
      <Switch
        label={t('lockChanges')}
        description={t('lockChangesHint')}
        isSelected={values.changes === 'locked'}
        onChange={(isLocked) => onChange({ changes: isLocked ? 'locked' : 'allowed' })}
      />
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { Button, Dialog } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface SwitchedOffAlertProps {
  isOpen: boolean;
  onClose: () => void;
}

/** In place of a feature that the operator has switched off. */
export function SwitchedOffAlert({ isOpen, onClose }: SwitchedOffAlertProps): ReactNode {
  useLocale();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('switchedOff')}
      description={t('switchedOffHint')}
      size="small"
      footer={
        <Button variant="primary" onPress={onClose}>
          {common('close')}
        </Button>
      }
    />
  );
}

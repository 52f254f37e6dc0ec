import type { ReactNode } from 'react';
import { Button, Dialog } from '../../primitives';
import { t } from './text.en';

export interface InviteBotAlertProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shown for Invite Bot while the bot has no app id (specification 2.17). */
export function InviteBotAlert({ isOpen, onClose }: InviteBotAlertProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      title={t('title')}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('ok')}
        </Button>
      }
    >
      {t('text')}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button, Dialog } from '../../primitives';

export interface InviteBotAlertProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shown for Invite Bot while the bot has no app id (specification 2.17). */
export function InviteBotAlert({ isOpen, onClose }: InviteBotAlertProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      title="Invite Bot"
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          OK
        </Button>
      }
    >
      Your bot is not set up yet. You will receive a private message when it is done.
    </Dialog>
  );
}

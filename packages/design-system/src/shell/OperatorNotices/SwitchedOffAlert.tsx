import type { ReactNode } from 'react';
import { Button, Dialog } from '../../primitives';

export interface SwitchedOffAlertProps {
  isOpen: boolean;
  onClose: () => void;
}

/** In place of a feature that the operator has switched off. */
export function SwitchedOffAlert({ isOpen, onClose }: SwitchedOffAlertProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Switched off for now"
      description="This part of the dashboard is not available at the moment. Everything else works."
      size="small"
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    />
  );
}

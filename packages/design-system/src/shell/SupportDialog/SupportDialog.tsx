import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Dialog, Link, Stack } from '../../primitives';
import { color, fontFamily, radius, space, text } from '../../tokens';

export interface SupportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** URL of the support chat; empty without one. */
  supportUrl: string;
  /** The report of Activity; empty while nothing happened. */
  report: string;
  /** Copies the report for the chat; called when the person opens the chat with it. */
  onCopyReport: () => void;
}

const Report = styled.pre`
  max-height: 28dvh;
  overflow: auto;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  ${text.caption}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The way to the support chat, with the report of Activity if the person agrees. */
export function SupportDialog({
  isOpen,
  onClose,
  supportUrl,
  report,
  onCopyReport,
}: SupportDialogProps): ReactNode {
  const [isAttached, setAttached] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Contact support"
      description={
        supportUrl === ''
          ? 'The support chat is not available at the moment.'
          : 'Support answers in the chat. Say what you did and what you expected.'
      }
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
          {supportUrl !== '' && (
            <Link
              href={supportUrl}
              variant="primary"
              onPress={() => {
                if (isAttached) onCopyReport();
                onClose();
              }}
            >
              {isAttached ? 'Copy report and open chat' : 'Open support chat'}
            </Link>
          )}
        </>
      }
    >
      <Stack>
        <Checkbox
          label="Take the activity report with me"
          description={
            report === ''
              ? 'Nothing happened in this tab yet.'
              : 'It is copied, for you to paste in the chat. Nothing is sent before that.'
          }
          isSelected={isAttached}
          isDisabled={report === '' || supportUrl === ''}
          onChange={setAttached}
        />
        {isAttached && (
          <Report tabIndex={0} role="region" aria-label="Activity report">
            {report}
          </Report>
        )}
      </Stack>
    </Dialog>
  );
}

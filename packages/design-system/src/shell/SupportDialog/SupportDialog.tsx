import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Dialog, Link, Stack } from '../../primitives';
import { color, fontFamily, radius, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface SupportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** URL of the support chat; empty without one. */
  supportUrl: string;
  /** The report of the history; empty while nothing happened. */
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

/** The way to the support chat, with the report of the history if the person agrees. */
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
      title={t('title')}
      description={supportUrl === '' ? t('unavailable') : t('description')}
      footer={
        supportUrl === '' ? (
          <Button onPress={onClose}>{common('close')}</Button>
        ) : (
          <>
            <Button variant="ghost" onPress={onClose}>
              {common('cancel')}
            </Button>
            <Link
              href={supportUrl}
              variant="primary"
              onPress={() => {
                if (isAttached) onCopyReport();
                onClose();
              }}
            >
              {isAttached ? t('copyAndOpen') : t('open')}
            </Link>
          </>
        )
      }
    >
      <Stack>
        <Checkbox
          label={t('attach')}
          description={report === '' ? t('nothingToAttach') : t('attachHint')}
          isSelected={isAttached}
          isDisabled={report === '' || supportUrl === ''}
          onChange={setAttached}
        />
        {isAttached && (
          <Report tabIndex={0} role="region" aria-label={t('report')}>
            {report}
          </Report>
        )}
      </Stack>
    </Dialog>
  );
}

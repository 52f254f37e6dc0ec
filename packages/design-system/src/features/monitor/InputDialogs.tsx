import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DeleteManyDialogs } from '../../patterns/DeleteManyDialogs/DeleteManyDialogs';
import { AlertDialog } from '../../primitives';
import { color, fontFamily, space, text } from '../../tokens';
import { t as later } from './later/text.en';

export interface InputDialogsProps {
  /** The duplicates that the server found; null while the dialog is closed. */
  duplicate: { question: string; links: readonly string[] } | null;
  onDuplicateAnswer: (isYes: boolean) => void;
  /** The ids of the inputs to delete; null while the confirmation is closed. */
  deleteQuestion: ReadonlyArray<string | number> | null;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
  /** The inputs that could not be deleted; null when there is nothing to report. */
  deleteReport: { total: number; failed: ReadonlyArray<{ id: string | number; link: string }> } | null;
  onDeleteReportClose: () => void;
}

const Links = styled.ul`
  margin-top: ${space[2]};
  max-height: 160px;
  overflow: auto;
  color: ${color.text};
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  ${text.small}
  overflow-wrap: anywhere;
`;

/** The most links listed in a question. */
const MAX_LINKS = 5;

/** The confirmations about inputs, and the report after deleting several. */
export function InputDialogs({
  duplicate,
  onDuplicateAnswer,
  deleteQuestion,
  onDeleteConfirm,
  onDeleteCancel,
  deleteReport,
  onDeleteReportClose,
}: InputDialogsProps): ReactNode {
  const links = duplicate?.links ?? [];
  return (
    <>
      <AlertDialog
        isOpen={duplicate !== null}
        title={later('addAgainQuestion')}
        body={
          duplicate && (
            <>
              <span>{duplicate.question}</span>
              {links.length > 0 && (
                <Links>
                  {links.slice(0, MAX_LINKS).map((link) => (
                    <li key={link}>{link}</li>
                  ))}
                  {links.length > MAX_LINKS && (
                    <li>{later('andMore', { count: links.length - MAX_LINKS })}</li>
                  )}
                </Links>
              )}
            </>
          )
        }
        confirmLabel={later('addAgain')}
        onConfirm={() => onDuplicateAnswer(true)}
        onCancel={() => onDuplicateAnswer(false)}
      />
      <DeleteManyDialogs
        noun="inputs"
        question={deleteQuestion?.length ?? null}
        onConfirm={onDeleteConfirm}
        onCancel={onDeleteCancel}
        report={
          deleteReport && {
            total: deleteReport.total,
            failed: deleteReport.failed.map(({ id, link }) => ({ id, name: link })),
          }
        }
        onReportClose={onDeleteReportClose}
      />
    </>
  );
}

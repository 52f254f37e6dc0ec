import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { color, fontFamily, radius, space, text } from '../../tokens';

export interface InputDialogsProps {
  /** What the server says is there already; null while nothing is asked. */
  duplicate: { question: string; links: readonly string[] } | null;
  onDuplicateAnswer: (isYes: boolean) => void;
  /** How many inputs are to be deleted; null while it is not asked. */
  deleteQuestion: number | null;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
  /** What a deletion of several could not delete; null where all went well. */
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

const List = styled.ul`
  max-height: 280px;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Item = styled.li`
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

/** More links than this are not read in a question. */
const MOST_LINKS = 5;

/** What is asked about inputs, and what is said after several were deleted. */
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
  const count = (deleteQuestion ?? 0).toLocaleString('en');
  return (
    <>
      <AlertDialog
        isOpen={duplicate !== null}
        title="Add it again?"
        body={
          duplicate && (
            <>
              {duplicate.question}
              {links.length > 0 && (
                <Links>
                  {links.slice(0, MOST_LINKS).map((link) => (
                    <li key={link}>{link}</li>
                  ))}
                  {links.length > MOST_LINKS && <li>and {links.length - MOST_LINKS} more</li>}
                </Links>
              )}
            </>
          )
        }
        confirmLabel="Add again"
        onConfirm={() => onDuplicateAnswer(true)}
        onCancel={() => onDuplicateAnswer(false)}
      />
      <AlertDialog
        isOpen={deleteQuestion !== null}
        tone="danger"
        title={`Delete ${count} inputs?`}
        body="This cannot be undone."
        confirmLabel={`Delete ${count} inputs`}
        onConfirm={onDeleteConfirm}
        onCancel={onDeleteCancel}
      />
      <Dialog
        isOpen={deleteReport !== null}
        onClose={onDeleteReportClose}
        title={`${deleteReport?.failed.length ?? 0} of ${deleteReport?.total ?? 0} inputs could not be deleted`}
        description="They are still in the list; the others are gone."
        footer={
          <Button variant="primary" onPress={() => onDeleteReportClose()}>
            Close
          </Button>
        }
      >
        <List>
          {deleteReport?.failed.map(({ id, link }) => (
            <Item key={id}>{link}</Item>
          ))}
        </List>
      </Dialog>
    </>
  );
}

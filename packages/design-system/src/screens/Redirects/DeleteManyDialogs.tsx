import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { color, radius, space } from '../../tokens';

/** What a deletion of several could not delete, out of how many; by keyword. */
export interface DeleteReport {
  total: number;
  failed: ReadonlyArray<{ id: string | number; keyword: string }>;
}

export interface DeleteManyDialogsProps {
  question: number | null;
  onConfirm: () => void;
  onCancel: () => void;
  report: DeleteReport | null;
  onReportClose: () => void;
}

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

/** Asks before several redirects are deleted, and says afterwards which ones are still there. */
export function DeleteManyDialogs({
  question,
  onConfirm,
  onCancel,
  report,
  onReportClose,
}: DeleteManyDialogsProps): ReactNode {
  return (
    <>
      <AlertDialog
        isOpen={question !== null}
        tone="danger"
        title={`Delete ${question ?? 0} redirects?`}
        body="This cannot be undone."
        confirmLabel={`Delete ${question ?? 0} redirects`}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <Dialog
        isOpen={report !== null}
        onClose={onReportClose}
        title={`${report?.failed.length ?? 0} of ${report?.total ?? 0} redirects could not be deleted`}
        description="They are still in the list; the others are gone."
        footer={
          <Button variant="primary" onPress={() => onReportClose()}>
            Close
          </Button>
        }
      >
        <List>
          {report?.failed.map(({ id, keyword }) => (
            <Item key={id}>{keyword === '' ? 'Without a keyword' : keyword}</Item>
          ))}
        </List>
      </Dialog>
    </>
  );
}

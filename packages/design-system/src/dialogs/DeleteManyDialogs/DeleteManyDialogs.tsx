import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../internal/formatCount';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { color, radius, space } from '../../tokens';

export interface DeleteManyDialogsProps {
  /** What is deleted, in the plural: “redirects”. */
  noun: string;
  /** How many to delete; null while the confirmation is closed. */
  question: number | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** The items that could not be deleted, out of how many; null when there is nothing to report. */
  report: { total: number; failed: ReadonlyArray<{ id: string | number; name: string }> } | null;
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

/** Confirms deleting several items, and reports afterwards which ones could not be deleted. */
export function DeleteManyDialogs({
  noun,
  question,
  onConfirm,
  onCancel,
  report,
  onReportClose,
}: DeleteManyDialogsProps): ReactNode {
  const count = formatCount(question ?? 0);
  return (
    <>
      <AlertDialog
        isOpen={question !== null}
        tone="danger"
        title={`Delete ${count} ${noun}?`}
        body="This cannot be undone."
        confirmLabel={`Delete ${count} ${noun}`}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <Dialog
        isOpen={report !== null}
        onClose={onReportClose}
        title={`${formatCount(report?.failed.length ?? 0)} of ${formatCount(report?.total ?? 0)} ${noun} could not be deleted`}
        description="These are still in the list. The others were deleted."
        footer={
          <Button variant="primary" onPress={() => onReportClose()}>
            Close
          </Button>
        }
      >
        <List>
          {report?.failed.map(({ id, name }) => (
            <Item key={id}>{name}</Item>
          ))}
        </List>
      </Dialog>
    </>
  );
}

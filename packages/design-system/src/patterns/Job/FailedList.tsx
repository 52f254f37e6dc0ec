import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../primitives';
import { VirtualList } from '../VirtualList/VirtualList';
import { space } from '../../tokens';
import type { FailedRow } from './JobOutcome';

const Row = styled.div`
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
`;

const FailedItem = memo(function FailedItem({ row: { name, reason } }: { row: FailedRow }): ReactNode {
  return (
    <Row data-secret translate="no">
      {name}
      {reason !== undefined && (
        <Text data-size="small" data-tone="danger">
          {reason}
        </Text>
      )}
    </Row>
  );
});

const keyOf = ({ id }: FailedRow): string => `${id}`;

export interface FailedListProps {
  label: string;
  rows: readonly FailedRow[];
}

/** The rows that a job of many calls failed for, each with its reason. */
export default function FailedList({ label, rows }: FailedListProps): ReactNode {
  return (
    <VirtualList
      label={label}
      rows={rows}
      keyOf={keyOf}
      rowSize={36}
      isVariable
      maxHeight={280}
      isStatic
      render={(row) => <FailedItem row={row} />}
    />
  );
}

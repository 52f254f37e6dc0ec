import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../../patterns/StatusBadge/StatusBadge';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { color, space, text } from '../../tokens';

export interface MonitorSummaryProps {
  /** The server's status text; omitted when unknown. */
  status: string | null | undefined;
  /** “4 of 4”. */
  webhooks: string;
  /** “12 active of 14”. */
  inputs: string;
  /** For developers only. */
  delay: number | undefined;
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  margin-top: -${space[3]};
  ${text.body}
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
  }
  dt {
    color: ${color.muted};
  }
  > [data-status] {
    gap: 0;
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
`;

/** The summary of a monitor. */
export function MonitorSummary({ status, webhooks, inputs, delay }: MonitorSummaryProps): ReactNode {
  return (
    <List aria-label="At a glance">
      {status !== null && status !== undefined && (
        <div data-status="">
          <dt>
            <VisuallyHidden>Status</VisuallyHidden>
          </dt>
          <dd>
            <StatusBadge status={status} />
          </dd>
        </div>
      )}
      <div>
        <dt>Webhooks</dt>
        <dd>{webhooks}</dd>
      </div>
      <div>
        <dt>Inputs</dt>
        <dd>{inputs}</dd>
      </div>
      {delay !== undefined && (
        <div>
          <dt>Delay</dt>
          <dd>{delay}</dd>
        </div>
      )}
    </List>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Stack, Time } from '../../primitives';
import { PageTop } from '../../patterns/PageHeader/PageTop';

/** What the operator says above every page. */
export interface OperatorNotice {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'danger';
  /** When what it announces begins and ends, in milliseconds since the epoch. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface OperatorNoticesProps {
  notices: readonly OperatorNotice[];
  onClose: (id: string) => void;
}

const When = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;

function Period({ from, until }: Pick<OperatorNotice, 'from' | 'until'>): ReactNode {
  if (from === null && until === null) return null;
  return (
    <When>
      {from === null ? 'Until ' : <Time at={from} format="date-time" isAlwaysAbsolute />}
      {from !== null && until !== null && ' to '}
      {until !== null && <Time at={until} format="date-time" isAlwaysAbsolute />}
    </When>
  );
}

/** Notices of the operator, such as an announced maintenance, in the reader's time zone. */
export function OperatorNotices({ notices, onClose }: OperatorNoticesProps): ReactNode {
  if (notices.length === 0) return null;
  return (
    <PageTop>
      <Stack role="region" aria-label="Notices">
        {notices.map(({ id, title, text, tone, from, until }) => (
          <Banner
            key={id}
            tone={tone}
            title={title}
            actions={
              <Button size="small" onPress={() => onClose(id)} aria-label={`Close notice: ${title}`}>
                Close
              </Button>
            }
          >
            {text}
            <Period from={from} until={until} />
          </Banner>
        ))}
      </Stack>
    </PageTop>
  );
}

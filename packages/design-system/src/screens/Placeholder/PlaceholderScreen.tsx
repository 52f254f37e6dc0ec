import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { Card } from '../../primitives/Card/Card';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { color, space } from '../../tokens';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: 56px;

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Grow = styled.div`
  flex: 1;
`;

const widths = ['62%', '48%', '71%', '55%', '40%'] as const;

export interface PlaceholderScreenProps {
  title: string;
  description?: string | undefined;
  /** Heading of the card that stands in for the content. */
  heading?: string | undefined;
  /** What will be here, in one sentence. */
  note?: string | undefined;
}

/** The frame of a page whose content is not built yet. */
export function PlaceholderScreen({
  title,
  description,
  heading = 'Coming soon',
  note = 'This part of the dashboard is on its way.',
}: PlaceholderScreenProps): ReactNode {
  return (
    <div>
      <PageHeader title={title} description={description} />
      <Card heading={heading} description={note}>
        {widths.map((width) => (
          <Row key={width}>
            <Skeleton shape="circle" width="32px" />
            <Grow>
              <Skeleton width={width} />
            </Grow>
            <Skeleton width="64px" />
          </Row>
        ))}
      </Card>
    </div>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '../Row/Row';
import { color, space, text } from '../../tokens';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { ExampleRows, type ExampleRow } from './ExampleRows';
import type { IllustrationName, IllustrationProps } from './Illustration';

const drawing = createLazyComponent<IllustrationProps>(() => import('./Illustration'), 'nowhere');

export interface EmptyStateProps {
  /** What is missing: “No monitors found”. */
  title: string;
  /** One sentence: what would be here, or why nothing is. */
  children?: ReactNode;
  /** The Button or Link that adds something. */
  action?: ReactNode;
  /** What will be here: invented rows, marked as an example. */
  example?: readonly ExampleRow[] | undefined;
  illustration?: IllustrationName | undefined;
  /** Less padding and a smaller illustration, for cards, tables and dialogs. */
  isCompact?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space[12]} ${space[6]};
  text-align: center;

  &[data-compact] {
    padding: ${space[6]} ${space[4]};
  }
`;

/** As high as the illustration, which is loaded lazily. */
const Picture = styled.div`
  height: 90px;

  [data-compact] > & {
    height: 60px;
  }
`;

const Title = styled.p`
  margin-top: ${space[4]};
  ${text.body}
  font-weight: 600;
  color: ${color.text};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Sentence = styled.p`
  max-width: 380px;
  margin-top: ${space[1]};
  ${text.body}
  color: ${color.muted};
  text-wrap: balance;
`;

/** An empty list, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
  example,
  illustration = 'list',
  isCompact = false,
}: EmptyStateProps): ReactNode {
  return (
    <Root data-compact={isCompact || undefined}>
      <Picture>
        <Lazy component={drawing} props={{ name: illustration, width: isCompact ? 80 : 120 }} />
      </Picture>
      <Title>{title}</Title>
      {children && <Sentence>{children}</Sentence>}
      {action && (
        <Row data-align="stretch" data-justify="center" data-wraps data-above={4}>
          {action}
        </Row>
      )}
      {example && <ExampleRows rows={example} />}
    </Root>
  );
}

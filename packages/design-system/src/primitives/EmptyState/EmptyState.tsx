import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '../Row/Row';
import { color, space, text, radius } from '../../tokens';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { IllustrationName, IllustrationProps } from './Illustration';
import { Text } from '../Text/Text';
import { t } from './text.en';

/** A row as it could be, with invented data. */
interface ExampleRow {
  title: string;
  /** Its other values, in the order of the columns. */
  facts: readonly string[];
}

const Figure = styled.figure`
  width: min(440px, 100%);
  margin: ${space[6]} 0 0;
  text-align: start;
`;

const List = styled.ul`
  margin-top: ${space[1]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.control};
  ${text.small}
  color: ${color.muted};

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding: ${space[2]} ${space[3]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px dashed ${color.border};
  }
`;

/** What a list will look like; its caption says that the data are invented. */
function ExampleRows({ rows }: { rows: readonly ExampleRow[] }): ReactNode {
  return (
    <Figure>
      <Text as="figcaption" data-size="caption" data-tone="muted">
        {t('example')}
      </Text>
      <List>
        {rows.map(({ title, facts }) => (
          <li key={title}>
            <span>{title}</span>
            <span>{facts.map((fact, at) => [at > 0 && ' · ', <bdi key={fact}>{fact}</bdi>])}</span>
          </li>
        ))}
      </List>
    </Figure>
  );
}

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

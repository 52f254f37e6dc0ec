import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { color, radius, space, text } from '../../tokens';
import { t } from './text.en';

/** A row as it could be, with invented data. */
export interface ExampleRow {
  title: string;
  /** Its other values, in the order of the columns. */
  facts: readonly string[];
}

const Root = styled.figure`
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
export function ExampleRows({ rows }: { rows: readonly ExampleRow[] }): ReactNode {
  return (
    <Root>
      <Text as="figcaption" data-size="caption" data-tone="muted">
        {t('example')}
      </Text>
      <List>
        {rows.map(({ title, facts }) => (
          <li key={title}>
            <span>{title}</span>
            <span>{facts.join(' · ')}</span>
          </li>
        ))}
      </List>
    </Root>
  );
}

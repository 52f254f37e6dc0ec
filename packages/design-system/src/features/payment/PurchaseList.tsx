import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Card, Icon } from '../../primitives';
import { color, media, space, text } from '../../tokens';
import { t } from './text.en';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.border};
  color: ${color.text};
  ${text.body}
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
  svg {
    color: ${color.success};
  }
`;

const Nothing = styled.p`
  padding: ${space[3]} ${space[6]} ${space[5]};
  border-top: 1px solid ${color.border};
  color: ${color.muted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/** `private inputs` → “Private Inputs”. */
const capitalize = (words: string): string =>
  words.replace(/(^|\s)(\S)/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The purchases of one kind, with their count. */
export function PurchaseList({ heading, items }: { heading: string; items: readonly string[] }): ReactNode {
  const labels = [...new Set(items)];
  return (
    <Card heading={heading} badge={<Badge hasDot={false}>{labels.length}</Badge>} padding="none">
      {labels.length === 0 ? (
        <Nothing>{t('nothingYet')}</Nothing>
      ) : (
        <List role="list">
          {labels.map((item) => (
            <Item key={item}>
              <Icon icon={Check} />
              {capitalize(item)}
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Card, Icon, Skeleton, Text } from '../../primitives';
import { color, media, space, text } from '../../tokens';
import { t } from './text.en';

/** As many columns as fit, at the same places in each list. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space[4]} ${space[6]};
  padding: ${space[4]} ${space[6]} ${space[5]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0 ${space[3]};
  ${text.body}
  overflow-wrap: anywhere;

  svg {
    margin-block: 2px;
    color: ${color.success};
  }
  small {
    grid-column: 2;
  }
`;

/** `private inputs` → “Private Inputs”. */
const capitalize = (words: string): string =>
  words.replace(/(^|\s)(\S)/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** What is known of a product by its label. */
const included = (label: string): string | undefined =>
  ({ 'basic toolbox': t('basicToolbox'), 'private inputs': t('privateInputs') })[label.trim().toLowerCase()];

export interface PurchaseListProps {
  heading: string;
  /** What all of them include. */
  description: string;
  /** `null` while they load. */
  items: readonly string[] | null;
}

/** The purchases of one kind, with their count and what they include. */
export function PurchaseList({ heading, description, items }: PurchaseListProps): ReactNode {
  if (items === null) {
    return (
      <Card heading={heading} description={description} padding="none">
        <List as="div">
          {['60%', '48%', '54%'].map((width) => (
            <Item as="div" key={width}>
              <Skeleton shape="circle" width="16px" />
              <Skeleton width={width} />
            </Item>
          ))}
        </List>
      </Card>
    );
  }
  const labels = [...new Set(items)];
  return (
    <Card
      heading={heading}
      description={labels.length > 0 ? description : undefined}
      badge={<Badge hasDot={false}>{labels.length}</Badge>}
      padding="none"
    >
      {labels.length === 0 ? (
        <List as="div">
          <Text data-tone="muted">{t('nothingYet')}</Text>
        </List>
      ) : (
        <List role="list">
          {labels.map((item) => {
            const detail = included(item);
            return (
              <Item key={item}>
                <Icon icon={Check} />
                <span>{capitalize(item)}</span>
                {detail !== undefined && (
                  <Text as="small" data-size="small" data-tone="muted">
                    {detail}
                  </Text>
                )}
              </Item>
            );
          })}
        </List>
      )}
    </Card>
  );
}

import { Search, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, Link, LiveText, Row, Stack, Text } from '../../../primitives';
import { color, media, space, text } from '../../../tokens';
import { t } from './text.en';

/** An input or a redirect that the search of the overview finds. */
export interface FoundItem {
  readonly id: string;
  /** The link, or the keyword. */
  readonly label: string;
  /** The monitor, or the redirect's type. */
  readonly detail: string;
  readonly href: string;
}

export interface FoundEntriesProps {
  /** The first of those that are found. */
  items: readonly FoundItem[];
  /** How many are found. */
  count: number;
  /** The button that reads the monitors which are not known yet, or stops that; null once all are known. */
  look: { readonly label: string; readonly isRunning: boolean } | null;
  onLook: () => void;
}

const List = styled.ul`
  display: grid;
  min-width: 0;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(80px, 1fr);
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
  border-top: 1px solid ${color.border};

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    ${text.small}
    color: ${color.muted};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-block: ${space[2]};
  }
`;

/** What the search of the overview finds besides monitors: inputs by link, SKU and note, and redirects. */
export function FoundEntries({ items, count, look, onLook }: FoundEntriesProps): ReactNode {
  return (
    <Stack as="section" data-gap={3} aria-label={t('title')}>
      <Row data-justify="between" data-gap={3} data-wraps>
        <Text data-bold={count > 0 || undefined} data-tone={count > 0 ? undefined : 'muted'} role="status">
          <LiveText>{count > 0 ? t('found', { count }) : look === null ? t('nothing') : t('none')}</LiveText>
        </Text>
        {look !== null && (
          <Button size="small" icon={<Icon icon={look.isRunning ? Square : Search} />} onPress={onLook}>
            {look.label}
          </Button>
        )}
      </Row>
      {count > 0 && (
        <List data-secret>
          {items.map(({ id, label, detail, href }) => (
            <Item key={id}>
              <Link href={href}>{label}</Link>
              <span>{detail}</span>
            </Item>
          ))}
        </List>
      )}
      {count > items.length && (
        <Text data-size="small" data-tone="muted">
          {t('more', { count: count - items.length })}
        </Text>
      )}
    </Stack>
  );
}

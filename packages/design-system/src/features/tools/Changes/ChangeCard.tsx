import { Eye, EyeOff, Undo2 } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge, Button, Icon, IconButton, Link, Text, Time } from '../../../primitives';
import { useLocale } from '../../../lib/react/useLocale';
import { color, media, radius, space, text } from '../../../tokens';
import { ChangeValues } from './ChangeValues';
import type { ChangedItem, ChangeEntry } from './types';
import { t } from './text.en';

/** Rows of a job, and fields of a row, that are shown before “Show more”. */
const SHOWN = 4;

const Card = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  ${text.small}
`;

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  ${text.body}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  ${media.phone} {
    margin-top: ${space[2]};

    /* The icon of the first button starts where the text does. */
    &[data-starts-with-icon] {
      margin-inline-start: calc(-1 * ${space[3]});
    }
    &:empty {
      display: none;
    }
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

function Row({
  row,
  isAlone,
  isRevealed,
  isExpanded,
}: {
  row: ChangedItem;
  /** The title of the entry names it. */
  isAlone: boolean;
  isRevealed: boolean;
  isExpanded: boolean;
}): ReactNode {
  const changes = isExpanded ? row.changes : row.changes.slice(0, SHOWN);
  return (
    <>
      {!isAlone && (
        <p>
          <Link variant="inline" href={row.href}>
            {row.title}
          </Link>
          {row.isReverted && ` ${t('revertedNote')}`}
        </p>
      )}
      {changes.map((change) => (
        <ChangeValues key={change.label} change={change} isRevealed={isRevealed} />
      ))}
    </>
  );
}

export interface ChangeCardProps {
  entry: ChangeEntry;
  onRevert: (id: string) => void;
}

/** One entry: what was changed, how it was before, and a way back. Memoized, because scrolling renders the list. */
export const ChangeCard = memo(function ChangeCard({ entry, onRevert }: ChangeCardProps): ReactNode {
  useLocale();
  const [isRevealed, setRevealed] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const { id, at, title, rows, revert, reason } = entry;
  const isAlone = rows.length === 1;
  const hidden = isExpanded
    ? 0
    : Math.max(0, rows.length - SHOWN) +
      rows.reduce((sum, row) => sum + Math.max(0, row.changes.length - SHOWN), 0);
  const hasSecret = rows.some(({ changes }) => changes.some(({ whole }) => whole !== null));
  const [first] = rows;
  return (
    <Card aria-label={title}>
      <Text as="div" data-size="small" data-tone="muted">
        <Time at={at} format="time" isInList />
      </Text>
      <Body>
        <Title>
          {isAlone && first !== undefined ? (
            <Link variant="inline" href={first.href}>
              {title}
            </Link>
          ) : (
            title
          )}
          {revert === 'done' && <Badge>{t('reverted')}</Badge>}
        </Title>
        <Rows>
          {(isExpanded ? rows : rows.slice(0, SHOWN)).map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of an entry are only added to
            <li key={index}>
              <Row row={row} isAlone={isAlone} isRevealed={isRevealed} isExpanded={isExpanded} />
            </li>
          ))}
        </Rows>
        {hidden > 0 && (
          <div>
            <Button size="small" variant="ghost" onPress={() => setExpanded(true)}>
              {t('showMore', { count: hidden })}
            </Button>
          </div>
        )}
        {revert === 'tab' && <Text data-tone="muted">{t('otherTab')}</Text>}
        {revert === 'none' && <Text data-tone="muted">{t('notRevertible')}</Text>}
        {reason !== null && (
          <Text data-tone="danger" role="alert">
            {t('revertFailed', { reason })}
          </Text>
        )}
      </Body>
      <Actions data-starts-with-icon={hasSecret || undefined}>
        {hasSecret && (
          <IconButton
            size="small"
            label={isRevealed ? t('hideSecrets') : t('showSecrets')}
            icon={<Icon icon={isRevealed ? EyeOff : Eye} />}
            onPress={() => setRevealed(!isRevealed)}
          />
        )}
        {(revert === 'possible' || revert === 'running') && (
          <Button
            size="small"
            icon={<Icon icon={Undo2} />}
            isPending={revert === 'running'}
            aria-label={t('revertOf', { title })}
            onPress={() => onRevert(id)}
          >
            {t('revert')}
          </Button>
        )}
      </Actions>
    </Card>
  );
});

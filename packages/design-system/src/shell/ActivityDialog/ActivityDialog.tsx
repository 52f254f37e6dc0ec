import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, CopyButton, Dialog, EmptyState, Stack, Segments } from '../../primitives';
import { color, radius, space, text } from '../../tokens';
import { ActivityEntry, type ActivityDialogProps, type ActivityItem } from './ActivityEntry';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const filters = ['all', 'failed', 'done'] as const;
type Filter = (typeof filters)[number];

const isShown = ({ kind }: ActivityItem, filter: Filter): boolean =>
  filter === 'all' || (filter === 'done') === (kind === 'success' || kind === 'info');

const List = styled.div`
  width: 100%;
  max-height: 48dvh;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Heading = styled.h3`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.sunken};
  ${text.caption}
  font-weight: 500;
  color: ${color.muted};

  ol + & {
    border-top: 1px solid ${color.border};
  }
`;

/** The messages and failures of this tab: what can be undone or tried again, and a report for support. */
export function ActivityDialog({
  isOpen,
  onClose,
  items,
  unreadAfter,
  report,
  onAction,
  onCopyError,
}: ActivityDialogProps): ReactNode {
  useLocale();
  const [filter, setFilter] = useState<Filter>('all');
  const shown = items.filter((item) => isShown(item, filter));
  const groups = [
    { name: t('new'), rows: shown.filter(({ id }) => id > unreadAfter) },
    { name: t('earlier'), rows: shown.filter(({ id }) => id <= unreadAfter) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {common('close')}
          </Button>
          <CopyButton
            value={report}
            label={t('copyReport')}
            isDisabled={items.length === 0}
            onCopyError={onCopyError}
          />
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState isCompact title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <Stack data-align="start">
          <Segments
            label={common('show')}
            options={filters.map((id) => ({
              id,
              label: common(id),
              detail: String(items.filter((item) => isShown(item, id)).length),
            }))}
            value={filter}
            onChange={setFilter}
          />
          {shown.length === 0 ? (
            <EmptyState isCompact title={filter === 'failed' ? t('nothingFailed') : t('nothingDoneYet')} />
          ) : (
            <List tabIndex={0} role="group" aria-label={t('title')}>
              {groups.map(({ name, rows }) => (
                <section key={name} aria-label={name}>
                  {groups.length > 1 && <Heading>{name}</Heading>}
                  <ol>
                    {rows.map((item) => (
                      <ActivityEntry
                        key={item.id}
                        item={item}
                        isUnread={item.id > unreadAfter}
                        onAction={onAction}
                      />
                    ))}
                  </ol>
                </section>
              ))}
            </List>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

import { CircleAlert, CircleCheck, FileWarning, Info, PlugZap, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, Text, Time, VisuallyHidden } from '../../primitives';
import { color, fontFamily, media, radius, space, text } from '../../tokens';
import { t } from './text.en';

/** A message that was shown, a failed call (`call`), or unreadable rows (`data`). */
export interface ActivityItem {
  id: number;
  /** Milliseconds since the epoch, of the last time. */
  at: number;
  kind: 'info' | 'success' | 'error' | 'call' | 'data';
  text: string;
  /** The failed call behind a message. */
  cause: string | null;
  /** How many times it happened in a row. */
  count: number;
  /** Undo or Retry, while that is possible. */
  action: { readonly id: string; readonly label: string } | null;
}

export interface ActivityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Newest first. */
  items: readonly ActivityItem[];
  /** Items with a greater id were not read before. */
  unreadAfter: number;
  /** The same as text for support. */
  report: string;
  /** @param id of the action. */
  onAction: (id: string) => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
}

const icons: Record<ActivityItem['kind'], LucideIcon> = {
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
  call: PlugZap,
  data: FileWarning,
};

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  ${media.phone} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline-start: 5px;
    width: 6px;
    height: 6px;
    border-radius: ${radius.pill};
    background: ${color.accent};

    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

const IconSlot = styled.span`
  display: inline-flex;
  padding-block: 2px;
  color: ${color.muted};

  [data-kind='success'] > & {
    color: ${color.success};
  }
  [data-kind='error'] > &,
  [data-kind='call'] > & {
    color: ${color.danger};
  }
`;

const Message = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > code,
  [data-kind='call'] > & {
    font-family: ${fontFamily.mono};
    font-variant-ligatures: none;
    ${text.small}
    line-height: 20px;
  }
  > code {
    display: block;
    color: ${color.muted};
  }
`;

const Action = styled.div`
  margin-block: -4px;

  ${media.phone} {
    grid-column: 3 / -1;
    margin-block: ${space[1]} 0;
  }
`;

export interface ActivityEntryProps {
  item: ActivityItem;
  isUnread: boolean;
  onAction: (id: string) => void;
}

/** One message with its time, what failed behind it, and what can be done about it. */
export function ActivityEntry({ item, isUnread, onAction }: ActivityEntryProps): ReactNode {
  const { at, kind, text: message, cause, count, action } = item;
  return (
    <Item data-kind={kind} data-unread={isUnread || undefined}>
      <IconSlot>
        <Icon icon={icons[kind]} />
        <VisuallyHidden>{isUnread ? t('unread', { kind: t(kind) }) : t(kind)}</VisuallyHidden>
      </IconSlot>
      <Text as="span" data-size="small" data-tone="muted">
        <Time at={at} format="time" isInList />
      </Text>
      <Message data-secret>
        <span>{message}</span>{' '}
        {count > 1 && (
          <Text as="span" data-size="small" data-tone="muted" data-tabular>
            <span aria-hidden="true">{`×${count}`}</span>
            <VisuallyHidden>{t('times', { count })}</VisuallyHidden>
          </Text>
        )}
        {cause !== null && <code>{cause}</code>}
      </Message>
      {action !== null && (
        <Action>
          <Button size="small" onPress={() => onAction(action.id)}>
            {action.label}
          </Button>
        </Action>
      )}
    </Item>
  );
}

import { CircleAlert, CircleCheck, FileWarning, Info, PlugZap, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { CopyButton } from '../../primitives/CopyButton/CopyButton';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { Icon } from '../../primitives/Icon/Icon';
import { Time } from '../../primitives/Time/Time';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { color, fontFamily, radius, space, text } from '../../tokens';

/** A message that was shown, a failed call (`call`), or unreadable rows (`data`). */
export interface ActivityItem {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  kind: 'info' | 'success' | 'error' | 'call' | 'data';
  text: string;
}

export interface ActivityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Newest first. */
  items: readonly ActivityItem[];
  /** The same as text for support. */
  report: string;
  /** The browser refused to copy. */
  onCopyError: () => void;
}

const kinds: Record<ActivityItem['kind'], { icon: LucideIcon; label: string }> = {
  info: { icon: Info, label: 'Started' },
  success: { icon: CircleCheck, label: 'Done' },
  error: { icon: CircleAlert, label: 'Failed' },
  call: { icon: PlugZap, label: 'Call failed' },
  data: { icon: FileWarning, label: 'Unreadable' },
};

const List = styled.ol`
  max-height: 48dvh;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};

  & + & {
    border-top: 1px solid ${color.border};
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

const TimeSlot = styled.span`
  ${text.small}
  line-height: 20px;
  color: ${color.muted};
`;

const TextBlock = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  [data-kind='call'] > & {
    font-family: ${fontFamily.mono};
    font-variant-ligatures: none;
    ${text.small}
    line-height: 20px;
  }
`;

/** The messages and failures of this tab with their times, to read and to copy for support. */
export function ActivityDialog({
  isOpen,
  onClose,
  items,
  report,
  onCopyError,
}: ActivityDialogProps): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Activity"
      description="What happened in this tab. It is not stored anywhere and contains no secrets."
      footer={
        <>
          <Button variant="ghost" onPress={() => onClose()}>
            Close
          </Button>
          <CopyButton
            value={report}
            label="Copy report"
            isDisabled={items.length === 0}
            onCopyError={onCopyError}
          />
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState isCompact title="Nothing happened yet">
          Messages and failures of this tab appear here.
        </EmptyState>
      ) : (
        <List tabIndex={0} aria-label="Activity">
          {items.map(({ id, at, kind, text: label }) => (
            <Item key={id} data-kind={kind}>
              <IconSlot>
                <Icon icon={kinds[kind].icon} />
                <VisuallyHidden>{kinds[kind].label}</VisuallyHidden>
              </IconSlot>
              <TimeSlot>
                <Time at={at} format="time" />
              </TimeSlot>
              <TextBlock>{label}</TextBlock>
            </Item>
          ))}
        </List>
      )}
    </Dialog>
  );
}

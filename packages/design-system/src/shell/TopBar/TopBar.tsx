import { Menu, Search } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { Icon, IconButton } from '../../primitives';
import { color, layer, space, stuck } from '../../tokens';
import { UnreadMark, withUnread } from '../Sidebar/UnreadMark';
import type { NavigationSheetProps, TopBarProps } from './NavigationSheet';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export type { TopBarProps };

const Root = styled.header`
  position: ${stuck};
  top: 0;
  z-index: ${layer.sidebar};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 56px;
  padding-block: 0;
  padding-inline: ${space[2]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const sheet = createLazyComponent<NavigationSheetProps>(() => import('./NavigationSheet'));

/** The navigation below 768 px: a bar at the top whose menu slides in from the left. Memoized as Sidebar is. */
export const TopBar = memo(function TopBar(props: TopBarProps): ReactNode {
  useLocale();
  const { currentPath, onOpen, unreadCount = 0 } = props;
  // The path where it was opened: any navigation, including going back, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === currentPath;
  const close = (): void => setOpenAt(null);

  return (
    <Root>
      <IconButton
        label={withUnread(t('openMenu'), unreadCount)}
        icon={
          <UnreadMark data-unread={unreadCount > 0 || undefined}>
            <Icon icon={Menu} size={20} />
          </UnreadMark>
        }
        aria-expanded={isOpen}
        tooltipPlacement="bottom"
        onPress={() => setOpenAt(currentPath)}
      />
      <Wordmark />
      <IconButton
        label={common('search')}
        icon={<Icon icon={Search} />}
        tooltipPlacement="bottom"
        onPress={() => onOpen('palette')}
      />
      <Lazy component={sheet} isNeeded={isOpen} props={{ ...props, isOpen, onClose: close }} />
    </Root>
  );
});

import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Mark } from '../../brand/Mark/Mark';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { color, layer, space } from '../../tokens';
import type { NavigationUser, ShellOverlay } from '../navigation';
import { SidebarFoot } from './SidebarFoot';
import { SidebarNav, type SidebarNavProps } from './SidebarNav';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { Search } from 'lucide-react';
import { useKeyHint } from '../../keys/keyHints';
import { Button, Icon, IconButton } from '../../primitives';
import { t as common } from '../../lib/common/text.en';

const SearchFrame = styled.div`
  padding: ${space[1]} ${space[3]} 0;

  /* The icon below the mark, the text in line with those of the links. */
  > button {
    gap: 14px;
    padding-inline: 13px 11px;
    color: ${color.muted};
  }
  span {
    flex: 1;
    display: flex;
    justify-content: space-between;
  }
  kbd {
    font: inherit;
  }
`;

interface SearchButtonProps {
  onPress: () => void;
  isCollapsed?: boolean | undefined;
}

/** Opens the command palette; aligned as a search field, because it searches everything. */
function SearchButton({ onPress, isCollapsed = false }: SearchButtonProps): ReactNode {
  const keys = useKeyHint('palette');
  const icon = <Icon icon={Search} />;
  if (isCollapsed) {
    return (
      <IconButton
        label={common('search')}
        icon={icon}
        tooltipPlacement="right"
        keyAct="palette"
        onPress={onPress}
      />
    );
  }
  return (
    <SearchFrame>
      <Button icon={icon} isFullWidth onPress={onPress}>
        {common('search')}
        <kbd aria-hidden="true">{keys}</kbd>
      </Button>
    </SearchFrame>
  );
}

const Root = styled.aside`
  position: sticky;
  top: 0;
  z-index: ${layer.sidebar};
  display: flex;
  flex: none;
  flex-direction: column;
  width: 248px;
  height: 100dvh;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};

  &[data-collapsed] {
    width: 64px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${space[6]} ${space[3]};

  [data-collapsed] > & {
    justify-content: center;
    padding: 0;
  }
  [data-collapsed] > & + button {
    align-self: center;
  }
`;

export interface SidebarProps extends Omit<SidebarNavProps, 'isCollapsed' | 'onNavigate'> {
  user: NavigationUser;
  /** Narrowed to 64 px: icons with tooltips. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** Keep it stable. */
  onOpen: (overlay: ShellOverlay) => void;
  /** Failures in the history that were not read yet. */
  unreadCount?: number | undefined;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
}

/** The product's navigation at the left edge, from 768 px up. Memoized: a change of the query string alone does not render it. */
export const Sidebar = memo(function Sidebar({
  user,
  onCollapsedChange,
  onOpen,
  unreadCount = 0,
  onLogout,
  isLoggingOut,
  ...navigation
}: SidebarProps): ReactNode {
  useLocale();
  const { isCollapsed } = navigation;
  return (
    <Root data-collapsed={isCollapsed || undefined} aria-label={t('sidebar')}>
      <Head>{isCollapsed ? <Mark /> : <Wordmark />}</Head>
      <SearchButton isCollapsed={isCollapsed} onPress={() => onOpen('palette')} />
      <SidebarNav {...navigation} />
      <SidebarFoot
        user={user}
        isCollapsed={isCollapsed}
        onCollapsedChange={onCollapsedChange}
        isLoggingOut={isLoggingOut}
        onOpen={onOpen}
        unreadCount={unreadCount}
        onLogout={onLogout}
      />
    </Root>
  );
});

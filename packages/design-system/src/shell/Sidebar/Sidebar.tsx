import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Mark } from '../../brand/Mark/Mark';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { color, layer, media, space } from '../../tokens';
import type { NavigationLink, NavigationUser, ShellOverlay } from '../navigation';
import { SearchButton } from './SearchButton';
import { SidebarFoot } from './SidebarFoot';
import { SidebarNav } from './SidebarNav';

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
  ${media.phone} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${space[5]} ${space[3]};

  [data-collapsed] > & {
    justify-content: center;
    padding: 0;
  }
  [data-collapsed] > & + button {
    align-self: center;
  }
`;

export interface SidebarProps {
  /** The links that the user sees. */
  links: readonly NavigationLink[];
  /** Path of the current page; a query is ignored. */
  currentPath: string;
  user: NavigationUser;
  /** Narrowed to 64 px: icons with tooltips. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** The labels of the groups of links that are folded. */
  foldedGroups: readonly string[];
  onFoldedGroupsChange: (labels: readonly string[]) => void;
  /** Remembered query strings by path. */
  queries?: Readonly<Record<string, string>> | undefined;
  /** The pointer or the focus reached a link: a good moment to prefetch its page. */
  onLinkIntent?: ((href: string) => void) | undefined;
  onInviteBot: () => void;
  /** Keep it stable. */
  onOpen: (overlay: ShellOverlay) => void;
  /** Failures in Activity that were not read yet. */
  unreadCount?: number | undefined;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
}

/** The product's navigation at the left edge, from 768 px up. Memoized: a change of the query string alone does not render it. */
export const Sidebar = memo(function Sidebar({
  links,
  currentPath,
  user,
  isCollapsed,
  onCollapsedChange,
  foldedGroups,
  onFoldedGroupsChange,
  queries,
  onLinkIntent,
  onInviteBot,
  onOpen,
  unreadCount = 0,
  onLogout,
  isLoggingOut,
}: SidebarProps): ReactNode {
  return (
    <Root data-collapsed={isCollapsed || undefined} aria-label="Sidebar">
      <Head>{isCollapsed ? <Mark /> : <Wordmark />}</Head>
      <SearchButton isCollapsed={isCollapsed} onPress={() => onOpen('palette')} />
      <SidebarNav
        links={links}
        currentPath={currentPath}
        isCollapsed={isCollapsed}
        foldedGroups={foldedGroups}
        onFoldedGroupsChange={onFoldedGroupsChange}
        queries={queries}
        onLinkIntent={onLinkIntent}
        onInviteBot={onInviteBot}
      />
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

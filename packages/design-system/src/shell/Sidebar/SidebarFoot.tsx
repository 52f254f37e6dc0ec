import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar, Icon, Menu, type MenuItem, PlainButton, tooltipProps } from '../../primitives';
import { useBrand } from '../../brand/BrandProvider/BrandProvider';
import { color, controlHeight, space } from '../../tokens';
import type { NavigationUser, ShellOverlay } from '../navigation';
import { rowStyles, RowLabel } from './NavItem';
import { UnreadMark, withUnread } from './UnreadMark';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const Root = styled.div`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.border};
`;

const Person = styled(PlainButton)`
  ${rowStyles}
  gap: 6px;
  min-height: ${controlHeight.large};
  padding-block: 0;
  padding-inline: 6px ${space[3]};
  color: ${color.text};

  [data-collapsed] & {
    padding-inline: ${space[1]};
  }
  > svg {
    flex: none;
    color: ${color.subtle};
    rotate: 180deg;
  }
`;

const overlay = (id: ShellOverlay, label: string): MenuItem => ({ id, label, keyAct: id });

export interface SidebarFootProps {
  user: NavigationUser;
  onOpen: (overlay: ShellOverlay) => void;
  unreadCount: number;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
  isCollapsed?: boolean | undefined;
  /** Without it, there is nothing to collapse. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
}

/**
 * The signed-in user, whose name opens everything that is about the person and not about the bot. Memoized: the query of
 * a link changes with typing.
 */
export const SidebarFoot = memo(function SidebarFoot({
  user,
  onOpen,
  unreadCount,
  onLogout,
  isLoggingOut = false,
  isCollapsed = false,
  onCollapsedChange,
}: SidebarFootProps): ReactNode {
  useLocale();
  const { supportLabel, links } = useBrand();
  const collapse = { id: 'collapse', label: isCollapsed ? t('expandSidebar') : t('collapseSidebar') };
  const groups = [
    {
      id: 'own',
      items: [
        {
          id: 'history',
          label: t('history'),
          href: '/tools/history',
          description: unreadCount === 0 ? undefined : t('failed', { count: unreadCount }),
        },
        overlay('preferences', t('preferences')),
        ...(onCollapsedChange ? [collapse] : []),
      ],
    },
    {
      id: 'help',
      heading: t('help'),
      items: [
        // Without icons, which every first page would load.
        overlay('keys', t('keys')),
        overlay('support', supportLabel ?? t('contactSupport')),
        ...links.map(({ label, url }) => ({ id: url, label, href: url })),
      ],
    },
    { id: 'leave', items: [{ id: 'logout', label: t('logOut'), isDisabled: isLoggingOut }] },
  ];
  return (
    <Root>
      <Menu
        label={t('account')}
        placement="top start"
        groups={groups}
        onAction={(id) => {
          if (id === 'logout') onLogout();
          else if (id === 'collapse') onCollapsedChange?.(!isCollapsed);
          else if (id !== 'history' && !id.startsWith('https:')) onOpen(id as ShellOverlay);
        }}
        trigger={
          <Person
            aria-label={withUnread(t('accountOf', { name: user.name }), unreadCount)}
            {...(isCollapsed ? tooltipProps(user.name, 'end') : {})}
          >
            <UnreadMark data-unread={unreadCount > 0 || undefined}>
              <Avatar src={user.image} name={user.name} size={32} />
            </UnreadMark>
            {!isCollapsed && (
              <>
                <RowLabel data-secret title={user.name}>
                  {isLoggingOut ? t('loggingOut') : user.name}
                </RowLabel>
                <Icon icon={ChevronDown} />
              </>
            )}
          </Person>
        }
      />
    </Root>
  );
});

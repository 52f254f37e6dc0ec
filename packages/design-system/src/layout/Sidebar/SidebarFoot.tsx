import { CircleQuestionMark, LogOut } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu, type MenuGroup, type MenuItem } from '../../primitives/Menu/Menu';
import { Tooltip, TooltipText } from '../../primitives/Tooltip/Tooltip';
import { color, focusRing, radius, space, text } from '../../tokens';
import type { NavigationUser, ShellOverlay } from '../navigation';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]};
  border-top: 1px solid ${color.border};

  &[data-collapsed] {
    align-items: center;
  }
`;

const User = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  padding-inline-start: ${space[1]};

  [data-collapsed] > & {
    flex-direction: column;
    padding-inline-start: 0;
  }
`;

const Name = styled.span`
  flex: 1;
  padding-inline-start: ${space[2]};
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.small};
  ${text.body}
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const AvatarSlot = styled.span`
  display: block;
  border-radius: ${radius.pill};

  &:focus-visible {
    ${focusRing}
  }
`;

const item = (id: ShellOverlay, label: string): MenuItem => ({ id, label, keyAct: id });

/** Without icons, which every first page would load. */
const help: readonly MenuGroup[] = [
  {
    id: 'help',
    items: [
      item('preferences', 'Preferences'),
      item('tools', 'Tools'),
      item('setup', 'Setup checklist'),
      item('keys', 'Keyboard shortcuts'),
      item('news', "What's new"),
      item('support', 'Contact support'),
    ],
  },
];

export interface SidebarFootProps {
  user: NavigationUser;
  onOpen: (overlay: ShellOverlay) => void;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
  isCollapsed?: boolean | undefined;
}

/** The signed-in user, the logout and the theme switch. Memoized: the query of a link changes with typing. */
export const SidebarFoot = memo(function SidebarFoot({
  user,
  onOpen,
  onLogout,
  isLoggingOut = false,
  isCollapsed = false,
}: SidebarFootProps): ReactNode {
  return (
    <Root data-collapsed={isCollapsed || undefined}>
      <User>
        {isCollapsed ? (
          <Tooltip content={user.name} placement="right">
            <TooltipText>
              <AvatarSlot tabIndex={0} role="img" aria-label={`Signed in as ${user.name}`}>
                <Avatar src={user.image} name={user.name} size={32} />
              </AvatarSlot>
            </TooltipText>
          </Tooltip>
        ) : (
          <>
            <Avatar src={user.image} name={user.name} size={32} />
            <Name title={user.name}>{user.name}</Name>
          </>
        )}
        <Menu
          label="Help and preferences"
          placement="top end"
          groups={help}
          onAction={(id) => onOpen(id as ShellOverlay)}
          trigger={
            <IconButton
              label="Help and preferences"
              icon={<Icon icon={CircleQuestionMark} />}
              tooltipPlacement={isCollapsed ? 'right' : 'top'}
            />
          }
        />
        <IconButton
          label="Log out"
          icon={<Icon icon={LogOut} />}
          tooltipPlacement={isCollapsed ? 'right' : 'top'}
          isPending={isLoggingOut}
          isOnce
          onPress={() => onLogout()}
        />
      </User>
    </Root>
  );
});

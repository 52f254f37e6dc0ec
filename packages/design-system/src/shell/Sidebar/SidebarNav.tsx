import { Bot, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon, IconButton, Menu, PlainButton, Row } from '../../primitives';
import { space, motion } from '../../tokens';
import { currentLink, grouped, iconOf, type NavigationGroup, type NavigationLink } from '../navigation';
import { currentStyles, NavItem, rowStyles, RowLabel } from './NavItem';
import { t } from './text.en';

const Trigger = styled(PlainButton)`
  ${rowStyles}
`;

const Chevron = styled.span`
  transition: transform ${motion.state};

  [aria-expanded='false'] & {
    transform: rotate(calc(-90deg * var(--dd-flip)));
  }
`;

interface NavGroupProps {
  group: NavigationGroup;
  isExpanded: boolean;
  onToggle: () => void;
  /** The current page is one of its links. */
  isCurrent: boolean;
  /** The group's links as list items. */
  children: ReactNode;
}

/** A collapsible group of links. */
function NavGroup({ group, isExpanded, onToggle, isCurrent, children }: NavGroupProps): ReactNode {
  const listId = useId();
  return (
    <>
      <Trigger
        aria-expanded={isExpanded}
        aria-controls={listId}
        onPress={onToggle}
        {...(isCurrent && !isExpanded ? { 'aria-current': 'true' } : {})}
      >
        <Icon icon={iconOf(group.icon)} size={20} />
        <RowLabel>{group.label}</RowLabel>
        <Chevron>
          <Icon icon={ChevronDown} />
        </Chevron>
      </Trigger>
      <ul id={listId} hidden={!isExpanded}>
        {children}
      </ul>
    </>
  );
}

const Root = styled.nav`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]} ${space[3]};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;

  ul:not([hidden]) {
    display: flex;
    flex-direction: column;
    gap: 2px;
    padding-top: 2px;
  }
`;

const GroupItem = styled(Row)`
  > button {
    ${currentStyles}
  }
`;

interface GroupMenuProps extends NavigationGroup {
  currentOf: (link: NavigationLink) => 'page' | 'true' | undefined;
}

/** A group in the collapsed sidebar whose links share an icon, so that they need their labels. */
function GroupMenu({ label, icon, links, currentOf }: GroupMenuProps): ReactNode {
  const items = links.map((link) => ({
    id: link.href,
    href: link.href,
    label: link.label,
    current: currentOf(link),
  }));
  return (
    <GroupItem as="li" data-justify="center">
      <Menu
        label={label}
        placement="end top"
        groups={[{ id: label, items }]}
        trigger={
          <IconButton
            label={label}
            icon={<Icon icon={iconOf(icon)} size={20} />}
            tooltipPlacement="right"
            aria-current={items.some(({ current }) => current) ? 'true' : undefined}
          />
        }
      />
    </GroupItem>
  );
}

export interface SidebarNavProps {
  /** The links that the user sees. */
  links: readonly NavigationLink[];
  /** Path of the current page; a query is ignored. */
  currentPath: string;
  isCollapsed?: boolean | undefined;
  /** The labels of the groups that are folded. */
  foldedGroups: readonly string[];
  onFoldedGroupsChange: (labels: readonly string[]) => void;
  /** The remembered query string of a page, read when its link is about to be followed. Keep it stable. */
  queryOf?: ((href: string) => string) | undefined;
  /** The pointer or the focus reached a link. */
  onLinkIntent?: ((href: string) => void) | undefined;
  onNavigate?: (() => void) | undefined;
  onInviteBot: () => void;
}

/** The navigation links by role and purchase, and the button that adds the bot to a server. */
export function SidebarNav({
  links,
  currentPath,
  isCollapsed = false,
  foldedGroups,
  onFoldedGroupsChange,
  queryOf,
  onLinkIntent,
  onNavigate,
  onInviteBot,
}: SidebarNavProps): ReactNode {
  const current = currentLink(links, currentPath);
  const currentOf = ({ href }: NavigationLink): 'page' | 'true' | undefined =>
    current?.href === href ? (current.isExact ? 'page' : 'true') : undefined;
  const item = (link: NavigationLink, isNested: boolean): ReactNode => (
    <li key={link.href}>
      <NavItem
        link={link}
        queryOf={queryOf}
        isNested={isNested}
        isCollapsed={isCollapsed}
        current={currentOf(link)}
        onIntent={onLinkIntent}
        onNavigate={onNavigate}
      />
    </li>
  );

  return (
    <Root aria-label={t('main')}>
      <List>
        {grouped(links).map((entry) => {
          if (!('links' in entry)) return item(entry, false);
          const { label, icon, links: inside } = entry;
          if (isCollapsed && inside.every((link) => link.icon === icon))
            return <GroupMenu key={label} {...entry} currentOf={currentOf} />;
          const nested = inside.map((link) => item(link, true));
          if (isCollapsed) return nested;
          const others = foldedGroups.filter((folded) => folded !== label);
          const isExpanded = others.length === foldedGroups.length;
          return (
            <li key={label}>
              <NavGroup
                group={entry}
                isExpanded={isExpanded}
                isCurrent={inside.some(({ href }) => href === current?.href)}
                onToggle={() => onFoldedGroupsChange(isExpanded ? [...others, label] : others)}
              >
                {nested}
              </NavGroup>
            </li>
          );
        })}
      </List>
      <Row data-justify="center" data-above={4}>
        {isCollapsed ? (
          <IconButton
            label={t('inviteBot')}
            icon={<Icon icon={Bot} size={20} />}
            variant="secondary"
            tooltipPlacement="right"
            isOnce
            onPress={onInviteBot}
          />
        ) : (
          <Button icon={<Icon icon={Bot} />} isFullWidth isOnce onPress={onInviteBot}>
            {t('inviteBot')}
          </Button>
        )}
      </Row>
    </Root>
  );
}

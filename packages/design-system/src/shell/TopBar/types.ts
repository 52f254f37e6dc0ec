import type { SidebarProps } from '../Sidebar/Sidebar';

/** What the sidebar shows, without its collapsed form. The menu closes when `currentPath` changes. */
export type TopBarProps = Omit<SidebarProps, 'isCollapsed' | 'onCollapsedChange'>;

export interface NavigationSheetProps extends TopBarProps {
  isOpen: boolean;
  onClose: () => void;
}

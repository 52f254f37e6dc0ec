import type { NavigationLink, NavigationUser, ThemeChoice } from '../navigation';

export interface TopBarProps {
  /** The links that the user sees. */
  links: readonly NavigationLink[];
  /** Path of the current page. The menu closes when it changes. */
  currentPath: string;
  user: NavigationUser;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** Remembered query strings by path. */
  queries?: Readonly<Record<string, string>> | undefined;
  onLinkIntent?: ((href: string) => void) | undefined;
  onInviteBot: () => void;
  /** Opens the activity dialog. */
  onActivity?: (() => void) | undefined;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
}

export interface NavigationSheetProps extends TopBarProps {
  isOpen: boolean;
  onClose: () => void;
}

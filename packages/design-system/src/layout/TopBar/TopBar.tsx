import { Menu } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { color, layer, media, space } from '../../tokens';
import type { NavigationLink, NavigationUser, ThemeChoice } from '../navigation';
import type { NavigationSheetProps } from './NavigationSheet';

const Root = styled.header`
  display: none;

  ${media.phone} {
    position: sticky;
    top: 0;
    z-index: ${layer.sidebar};
    display: flex;
    align-items: center;
    gap: ${space[2]};
    height: 56px;
    padding: 0 ${space[4]} 0 ${space[2]};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
  }
`;

const sheet = createLazyComponent<NavigationSheetProps>(() => import('./NavigationSheet'));

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

/** The navigation below 768 px: a bar at the top whose menu slides in from the left. */
export function TopBar(props: TopBarProps): ReactNode {
  const { currentPath } = props;
  // The path where it was opened: any navigation, including going back, closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === currentPath;
  const close = (): void => setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(min-width: 768px)');
    const closeWhenWide = (): void => {
      if (wide.matches) setOpenAt(null);
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [isOpen]);

  return (
    <Root>
      <IconButton
        label="Open menu"
        icon={<Icon icon={Menu} size={20} />}
        aria-expanded={isOpen}
        tooltipPlacement="bottom"
        onPress={() => setOpenAt(currentPath)}
      />
      <Wordmark />
      <Lazy component={sheet} isNeeded={isOpen} props={{ ...props, isOpen, onClose: close }} />
    </Root>
  );
}

import { Menu, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { color, layer, media, motion, shadow, space } from '../../tokens';
import type { NavigationSections, NavigationUser, ThemeChoice } from '../navigation';
import { SidebarFoot } from '../Sidebar/SidebarFoot';
import { SidebarNav } from '../Sidebar/SidebarNav';

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

const fade = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  animation: ${fade} ${motion.entry};
`;

const Sheet = styled(Modal)`
  position: absolute;
  inset: 0 auto 0 0;
  width: min(304px, calc(100vw - 48px));
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  animation: ${slide} ${motion.entry};
`;

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 56px;
  padding: 0 ${space[2]} 0 ${space[6]};
`;

export interface TopBarProps {
  sections: NavigationSections;
  /** Path of the page that is shown. The menu closes when it changes. */
  currentPath: string;
  user: NavigationUser;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onLinkIntent?: ((href: string) => void) | undefined;
  onInviteBot: () => void;
  /** Shows what happened in this tab. */
  onActivity?: (() => void) | undefined;
  onLogout: () => void;
  isLoggingOut?: boolean | undefined;
}

/** Below 768 px: a bar at the top whose menu slides in from the left. */
export function TopBar({
  sections,
  currentPath,
  user,
  theme,
  onThemeChange,
  onLinkIntent,
  onInviteBot,
  onActivity,
  onLogout,
  isLoggingOut,
}: TopBarProps): ReactNode {
  // Opened at a place, and so closed at any other: going back closes it like a link does.
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
      <Overlay isOpen={isOpen} isDismissable onOpenChange={(next) => !next && close()}>
        <Sheet>
          <Content aria-label="Menu">
            <Head>
              <Wordmark />
              <IconButton label="Close menu" icon={<Icon icon={X} size={20} />} slot={null} onPress={close} />
            </Head>
            <SidebarNav
              sections={sections}
              currentPath={currentPath}
              onLinkIntent={onLinkIntent}
              onNavigate={close}
              onInviteBot={() => {
                close();
                onInviteBot();
              }}
            />
            <SidebarFoot
              user={user}
              theme={theme}
              isLoggingOut={isLoggingOut}
              onThemeChange={onThemeChange}
              onActivity={onActivity}
              onLogout={onLogout}
            />
          </Content>
        </Sheet>
      </Overlay>
    </Root>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { GutterScrim } from '../../primitives/overlayStyles';
import { Icon, IconButton } from '../../primitives';
import { color, layer, motion, shadow, space } from '../../tokens';
import { SidebarFoot } from '../Sidebar/SidebarFoot';
import { SidebarNav } from '../Sidebar/SidebarNav';
import { t } from './text.en';
import type { SidebarProps } from '../Sidebar/Sidebar';

/** What the sidebar shows, without its collapsed form. The menu closes when `currentPath` changes. */
export type TopBarProps = Omit<SidebarProps, 'isCollapsed' | 'onCollapsedChange'>;

export interface NavigationSheetProps extends TopBarProps {
  isOpen: boolean;
  onClose: () => void;
}

const fade = keyframes`
  from { opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(calc(-100% * var(--dd-flip))); }
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
  inset-block: 0;
  inset-inline-start: 0;
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
  padding-block: 0;
  padding-inline: ${space[6]} ${space[2]};
`;

/** The menu of the top bar, in its own module because it is loaded lazily. */
function NavigationSheet({
  isOpen,
  onClose,
  user,
  onOpen,
  unreadCount = 0,
  onLogout,
  isLoggingOut,
  ...navigation
}: NavigationSheetProps): ReactNode {
  return (
    <Overlay isOpen={isOpen} isDismissable onOpenChange={(next) => !next && onClose()}>
      <GutterScrim />
      <Sheet>
        <Content aria-label={t('menu')}>
          <Head>
            <Wordmark />
            <IconButton label={t('closeMenu')} icon={<Icon icon={X} size={20} />} onPress={onClose} />
          </Head>
          <SidebarNav
            {...navigation}
            onNavigate={onClose}
            onInviteBot={() => {
              onClose();
              navigation.onInviteBot();
            }}
          />
          <SidebarFoot
            user={user}
            isLoggingOut={isLoggingOut}
            unreadCount={unreadCount}
            onOpen={(overlay) => {
              onClose();
              onOpen(overlay);
            }}
            onLogout={onLogout}
          />
        </Content>
      </Sheet>
    </Overlay>
  );
}

export default inAria(NavigationSheet);

import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { createGlobalStyle } from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { Text } from '../Text/Text';
import { Row } from '../Row/Row';
import { color, layer, media, motion, radius, shadow, space, text } from '../../tokens';
import { DOUBLE_CLICK_MS } from '../../lib/react/doubleClicks';
import { GutterScrim, instantExit } from '../overlayStyles';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { t as common } from '../../lib/common/text.en';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button, or a press outside. */
  onClose: () => void;
  /** Called for a press outside in place of `onClose`. */
  onPressOutside?: (() => void) | undefined;
  /** The accessible name: what the dialog does. */
  title: ReactNode;
  /** A Badge beside the title, with the kind of task. */
  tag?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Width 400, 560 or 800 px (the permission dialog's, section 9). */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether a press outside closes it; false for forms with drafts. */
  isDismissable?: boolean | undefined;
  /** Disables Escape and the close button during a save that must not be left. */
  isLocked?: boolean | undefined;
}

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  align-items: center;
  justify-content: center;
  --below: ${space[6]};
  padding: ${space[6]} ${space[6]} var(--below);
  background: ${color.overlay};
  transition: opacity ${motion.entry};

  &[data-entering] {
    opacity: 0;
  }
  ${instantExit}
  ${media.phone} {
    align-items: flex-end;
    --below: 0px;
    padding: ${space[10]} 0 0;
  }
  /* An on-screen keyboard covers the page on iOS, and makes no window lower. React Aria measures what is left. */
  ${media.coarse} {
    padding-bottom: calc(var(--below) + 100dvh - var(--visual-viewport-height, 100dvh));
  }
`;

export const Sheet = styled(Modal)`
  display: flex;
  width: 100%;
  max-height: min(85dvh, 100%);
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  --ground: ${color.raised};
  background: var(--ground);
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  outline: none;
  transition: transform ${motion.entry};

  &[data-size='small'] {
    max-width: 400px;
  }
  &[data-size='medium'] {
    max-width: 560px;
  }
  &[data-size='large'] {
    max-width: 800px;
  }
  &[data-entering] {
    transform: translateY(8px) scale(0.985);
  }
  ${instantExit}
  ${media.phone} {
    &[data-size] {
      max-width: none;
    }
    &:not([data-size='large']) {
      max-height: 100%;
    }
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    border-width: 1px 0 0;
    padding-bottom: env(safe-area-inset-bottom);

    &[data-entering] {
      transform: translateY(40px);
    }
  }
`;

const Root = styled(AriaDialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;

  /* Header and footer would leave no room for what is between them. */
  ${media.low} {
    overflow: auto;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[4]};
  padding-inline: ${space[6]} ${space[4]};

  ${media.phone} {
    padding-block: ${space[4]} ${space[3]};
    padding-inline: ${space[4]} ${space[2]};
  }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 4px;

  ${media.phone} {
    padding-block: 10px 0;
  }
`;

// Titles may contain very long names; the buttons must stay within reach.
const Title = styled(Heading)`
  ${text.heading}
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* Room for the focus ring of a field at its top. */
  margin-block-start: -2px;
  padding: 4px ${space[6]} ${space[6]};
  ${text.body}

  ${media.phone} {
    padding: 4px ${space[4]} ${space[5]};
  }
  ${media.low} {
    flex: none;
    overflow: visible;
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;

/** Moves toasts above the buttons of a sheet that is at the lower edge. */
const ToastLift = createGlobalStyle`
  ${media.phone} {
    html {
      --dd-toast-lift: 56px;
    }
  }
`;

/** The content of Dialog, in its own module because it is loaded lazily. */
function DialogSheet({
  isOpen,
  onClose,
  onPressOutside = onClose,
  title,
  tag,
  description,
  children,
  footer,
  size = 'medium',
  isDismissable = true,
  isLocked = false,
}: DialogProps): ReactNode {
  const [shownAt] = useState(() => performance.now());
  // React Aria closes in the same task as it asks whether an outside press may close.
  const isOutside = useRef(false);
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) (isOutside.current ? onPressOutside : onClose)();
      }}
      shouldCloseOnInteractOutside={() => {
        // The second press of the double-click that opened it may land outside.
        if (performance.now() - shownAt <= DOUBLE_CLICK_MS) return false;
        isOutside.current = true;
        queueMicrotask(() => {
          isOutside.current = false;
        });
        return true;
      }}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <GutterScrim />
      <Sheet data-size={size}>
        <Root>
          <Header>
            <Titles>
              <Row data-row-gap={1} data-wraps>
                <Title slot="title">{title}</Title>
                {tag}
              </Row>
              {description && (
                <Text data-size="body" data-tone="muted" data-above={1}>
                  {description}
                </Text>
              )}
            </Titles>
            <IconButton
              label={common('close')}
              icon={<Icon icon={X} size={20} />}
              onPress={onClose}
              isDisabled={isLocked}
              tooltipPlacement="bottom"
            />
          </Header>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
          {footer && <ToastLift />}
        </Root>
      </Sheet>
    </Overlay>
  );
}

export default inAria(DialogSheet);

import { CircleAlert, CircleCheck, LoaderCircle, X, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, motion, radius, shadow, space, text } from '../../tokens';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { t } from './text.en';

const GAP = 8;

/** Moves `toast` above the focused control that it would cover, if there is room above. */
function lift(toast: HTMLElement): void {
  toast.style.transform = '';
  const focused = document.activeElement;
  if (focused === null || toast.contains(focused)) return;
  const control = focused.getBoundingClientRect();
  const box = toast.getBoundingClientRect();
  const distance = box.bottom - control.top + GAP;
  const isBeside = control.right <= box.left || control.left >= box.right;
  const isCovered = distance > GAP && control.bottom > box.top && !isBeside;
  // An element larger than the room above, such as the page, cannot be cleared.
  if (isCovered && box.top > distance) toast.style.transform = `translateY(${-distance}px)`;
}

/** What moves the visible part of the page. */
const moves = ['resize', 'scroll'] as const;

/**
 * Keeps a toast from covering the focused control, and above an on-screen keyboard, now and as they change.
 *
 * @param toast the toast region at the lower edge of the window, at the end of a line of text.
 * @returns a cleanup function.
 */
function keepClear(toast: HTMLElement): () => void {
  const { visualViewport } = window;
  const update = (): void => {
    // On iOS an on-screen keyboard covers the lower part of the page. Fingers that magnify the page cover nothing.
    const end = visualViewport?.scale === 1 ? visualViewport.offsetTop + visualViewport.height : null;
    toast.style.setProperty('--seen', end === null ? null : `${end}px`);
    lift(toast);
  };
  update();
  document.addEventListener('focusin', update);
  for (const type of moves) visualViewport?.addEventListener(type, update);
  return () => {
    document.removeEventListener('focusin', update);
    for (const type of moves) visualViewport?.removeEventListener(type, update);
  };
}

/** Whether the person asked for less motion, of the device or in the preferences. */
const isMotionReduced = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia(media.reducedMotion.replace('@media ', '')).matches;

/** `info` reports the start of an action, the others its result. */
export type ToastKind = 'info' | 'success' | 'error';

/** A message; a new id is a new message, even with the same text. */
export interface ToastMessage {
  id: string | number;
  kind: ToastKind;
  text: string;
  /** One line below the text: what the message is about. */
  detail?: string | undefined;
  /** A shortcut for an action that is also available elsewhere, because a toast disappears. */
  action?: { id: string; label: string } | undefined;
}

export interface ToastRegionProps {
  /** The current message; one at a time (section 9). */
  toast: ToastMessage | null;
  /** The pointer or the focus is on the toast, which must not close meanwhile. */
  onPause: () => void;
  /** The pointer and the focus have left the toast. */
  onResume: () => void;
  onDismiss: () => void;
  /** Called with the id of the chosen action. */
  onAction: (id: string) => void;
}

const icons: Record<ToastKind, LucideIcon> = {
  info: LoaderCircle,
  success: CircleCheck,
  error: CircleAlert,
};

const Region = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: ${space[4]};
  /* Above what is at the lower edge and an on-screen keyboard, and never above the window. */
  bottom: calc(
    ${space[6]} + env(safe-area-inset-bottom) +
      min(var(--dd-toast-lift, 0px) + max(0px, 100dvh - var(--seen, 100dvh)), 100dvh - 160px)
  );
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  ${media.desktop} {
    inset-inline: auto ${space[6]};
    width: min(400px, calc(100vw - 48px));
  }
`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const leave = keyframes`
  to { opacity: 0; transform: translateY(6px); }
`;
const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Pill = styled.div`
  --tone: ${color.accentText};
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  max-width: 100%;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  pointer-events: auto;
  animation: ${enter} ${motion.entry};

  &[data-kind='success'] {
    --tone: ${color.success};
  }
  &[data-kind='error'] {
    --tone: ${color.danger};
  }
  &[data-leaving] {
    pointer-events: none;
    animation: ${leave} ${motion.state} forwards;
  }
  ${media.phone} {
    width: 100%;
  }
`;

const IconSlot = styled.span`
  flex: none;
  padding-block: ${space[2]};
  color: var(--tone);

  [data-kind='info'] > & svg {
    animation: ${turn} 900ms linear infinite;
  }
  ${media.phone} {
    padding-block: ${space[3]};
  }
  ${media.reducedMotion} {
    [data-kind='info'] > & svg {
      animation: none;
    }
  }
`;

const TextBlock = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space[2]};
  ${text.body}
  font-weight: 500;
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-block: ${space[3]};
  }
`;

const Detail = styled.span`
  display: block;
  ${text.small}
  font-weight: 400;
  color: ${color.muted};
`;

const ActionSlot = styled.span`
  flex: none;
  align-self: center;
`;

function Action({
  action,
  onAction,
}: Pick<ToastMessage, 'action'> & Pick<ToastRegionProps, 'onAction'>): ReactNode {
  if (action === undefined) return null;
  return (
    <ActionSlot>
      <Button size="small" onPress={() => onAction(action.id)}>
        {action.label}
      </Button>
    </ActionSlot>
  );
}

const LiveRegion = styled.div`
  display: contents;
`;

/**
 * The region that shows and announces toasts, once per app. The caller decides when a message appears and
 * closes. The live regions are always mounted, because one that mounts with its text is not announced.
 */
export function ToastRegion({ toast, onPause, onResume, onDismiss, onAction }: ToastRegionProps): ReactNode {
  const [last, setLast] = useState(toast);
  const [leaving, setLeaving] = useState<ToastMessage | null>(null);
  if (toast !== last) {
    setLast(toast);
    setLeaving(toast === null ? last : null);
  }

  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (toast === null || region.current === null ? undefined : keepClear(region.current)),
    [toast],
  );

  const pill = toast && (
    <Pill
      key={toast.id}
      data-kind={toast.kind}
      onPointerEnter={() => onPause()}
      onPointerLeave={() => onResume()}
      onFocus={() => onPause()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onResume();
      }}
    >
      <IconSlot>
        <Icon icon={icons[toast.kind]} size={20} />
      </IconSlot>
      <TextBlock dir="auto">
        <span>{toast.text}</span>
        {toast.detail !== undefined && <Detail data-secret>{toast.detail}</Detail>}
      </TextBlock>
      <Action action={toast.action} onAction={onAction} />
      <IconButton label={t('dismiss')} icon={<Icon icon={X} />} onPress={onDismiss} />
    </Pill>
  );

  return (
    // React Aria keeps elements with this attribute interactive while a dialog is open, so that Undo can be pressed.
    <Region ref={region} data-react-aria-top-layer="true">
      <LiveRegion role="status" aria-atomic="true">
        {toast?.kind !== 'error' && pill}
      </LiveRegion>
      <LiveRegion role="alert" aria-atomic="true">
        {toast?.kind === 'error' && pill}
      </LiveRegion>
      {/* Without motion there may be no end of an animation to wait for. */}
      {leaving && !isMotionReduced() && (
        <Pill
          aria-hidden="true"
          data-leaving
          data-kind={leaving.kind}
          onAnimationEnd={() => setLeaving(null)}
        >
          <IconSlot>
            <Icon icon={icons[leaving.kind]} size={20} />
          </IconSlot>
          <TextBlock dir="auto">
            <span>{leaving.text}</span>
            {leaving.detail !== undefined && <Detail data-secret>{leaving.detail}</Detail>}
          </TextBlock>
        </Pill>
      )}
    </Region>
  );
}

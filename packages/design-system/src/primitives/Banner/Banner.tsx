import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, space } from '../../tokens';
import { useSignIn } from '../../lib/react/signIn';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { heardLater } from '../VisuallyHidden/LiveText';
import { t as common } from '../../lib/common/text.en';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone | undefined;
  /** The icon of another tone: 'info' for a yellow banner that only informs. */
  icon?: BannerTone | undefined;
  /** The fact, in a few words. */
  title: ReactNode;
  /** One or two sentences: what it means and what happens next. */
  children?: ReactNode;
  /** Small Buttons or Links. */
  actions?: ReactNode;
  /** Tries again what failed: a Retry button before the actions. */
  onRetry?: (() => void) | undefined;
  /** Announces the banner when it appears: for a response to a user action. */
  isLive?: boolean | undefined;
}

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const Root = styled.div`
  --tone: ${color.accentText};
  --soft: ${color.accentSoft};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid color-mix(in srgb, var(--tone) 32%, transparent);
  border-radius: ${radius.card};
  background: var(--soft);
  color: ${color.text};

  &[data-brief] {
    align-items: center;
  }
  &[data-tone='success'] {
    --tone: ${color.success};
    --soft: ${color.successSoft};
  }
  &[data-tone='warning'] {
    --tone: ${color.warning};
    --soft: ${color.warningSoft};
  }
  &[data-tone='danger'] {
    --tone: ${color.danger};
    --soft: ${color.dangerSoft};
  }
`;

const IconSlot = styled.span`
  flex: none;
  color: var(--tone);
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: min(200px, 60%);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  /* An alert is read as it comes. */
  [role='status'] > & {
    ${heardLater}
  }
  > strong {
    display: block;
    font-weight: 600;
  }
  > div {
    color: ${color.muted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${space[2]};

  ${media.phone} {
    width: 100%;
    padding-inline-start: 32px;
  }
`;

/**
 * A message inside the page that stays as long as it is true. After the session is over, a failure also
 * offers a sign-in (NavigationProvider's `onSignIn`).
 */
export function Banner({
  tone = 'info',
  icon = tone,
  title,
  children,
  actions,
  onRetry,
  isLive = false,
}: BannerProps): ReactNode {
  const signIn = useSignIn();
  const canSignIn = tone === 'danger' && signIn !== null;
  const role = isLive ? (tone === 'danger' ? 'alert' : 'status') : 'note';
  return (
    <Root role={role} data-tone={tone} data-brief={!children || undefined}>
      <IconSlot>
        <Icon icon={icons[icon]} size={20} />
      </IconSlot>
      <TextBlock>
        {/* The server may say it in its own language. */}
        <strong dir="auto">{title}</strong>
        {children && <div dir="auto">{children}</div>}
      </TextBlock>
      {(actions || onRetry || canSignIn) && (
        <Actions>
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              {common('retry')}
            </Button>
          )}
          {actions}
          {canSignIn && (
            <Button size="small" onPress={signIn}>
              {common('signIn')}
            </Button>
          )}
        </Actions>
      )}
    </Root>
  );
}

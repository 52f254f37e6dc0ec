import { isValid, parseISO } from 'date-fns';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Banner,
  Button,
  CopyButton,
  Dialog,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextField,
  Time,
} from '../../../primitives';
import { useLastNonNull } from '../../../lib/react/useLastNonNull';
import { color, media, space, text } from '../../../tokens';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { fill } from '../../../lib/text/fill';
import { slot } from '@dropdeck/text';

export interface InviteState {
  /** Null until it is created. */
  readonly link: string | null;
  /** ISO time; null until the link is created. */
  readonly expiresAt: string | null;
  /** Why the link could not be created. */
  readonly error: string | null;
}

export interface InviteDialogProps {
  /** Null while closed. */
  state: InviteState | null;
  onRetry: () => void;
  onClose: () => void;
  /** The browser refused to copy. */
  onCopyError: () => void;
}

const LinkRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};

  /* “Copied!” is wider than “Copy”; the field must not move. */
  & > :last-child {
    min-width: 100px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CopySlot = styled.div`
  display: grid;
`;

const Note = styled.p`
  ${text.small}
  text-wrap: balance;
  color: ${color.muted};

  strong {
    font-weight: 500;
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

/** When the link expires; the text itself where it is no time. */
function Expiry({ time }: { time: string }): ReactNode {
  const date = parseISO(time);
  return isValid(date) ? <Time at={date.getTime()} /> : time;
}

/** A link that lets one person in as an admin (specification 2.4). */
export function InviteDialog({ state, onRetry, onClose, onCopyError }: InviteDialogProps): ReactNode {
  const shown = useLastNonNull(state);
  const linkRef = useRef<HTMLInputElement>(null);
  if (shown === null) return null;
  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      title={t('inviteUser')}
      description={t('description')}
      footer={<Button onPress={onClose}>{common('close')}</Button>}
    >
      <Stack data-gap={4} style={{ minHeight: 112 }}>
        {shown.error !== null && (
          <Banner tone="danger" title={shown.error} isLive onRetry={onRetry}>
            {t('empty')}
          </Banner>
        )}
        {shown.error === null && shown.link === null && (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="72px" />
            <Skeleton height="40px" shape="block" />
          </SkeletonGroup>
        )}
        {shown.link !== null && (
          <>
            <LinkRow>
              <TextField
                label={t('inviteLink')}
                inputRef={linkRef}
                value={shown.link}
                onChange={() => undefined}
                isReadOnly
                mono
              />
              <CopySlot>
                <CopyButton
                  value={shown.link}
                  variant="primary"
                  onCopyError={() => {
                    linkRef.current?.select();
                    onCopyError();
                  }}
                />
              </CopySlot>
            </LinkRow>
            <Note>
              {shown.expiresAt !== null && (
                <>
                  {fill(t('expiry', { time: slot('time') }), {
                    time: (
                      <strong>
                        <Expiry time={shown.expiresAt} />
                      </strong>
                    ),
                  })}
                </>
              )}
            </Note>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button, Icon, Spinner } from '../../primitives';
import { color, media, motion, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface SaveStateProps {
  /** The state of the last save; `idle` before the first. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Retries the save. */
  onRetry?: (() => void) | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  justify-items: end;
  align-items: center;
  min-height: 28px;
  ${text.caption}
  font-weight: 500;
  white-space: nowrap;

  ${media.phone} {
    min-height: 44px;
  }
`;

const Layer = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** Reserves the width of the widest state, so that nothing beside the chip moves. */
const Sizer = styled(Layer)`
  visibility: hidden;
  padding-inline-end: 88px;
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
`;

const settle = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(2px); }
`;

const State = styled(Layer)`
  color: ${color.muted};
  animation: ${appear} ${motion.state};

  &[data-state='saved'] {
    color: ${color.success};

    /* Fades out after it was shown. */
    animation:
      ${appear} ${motion.state},
      ${settle} 400ms ease-out 4s forwards;
  }
  &[data-state='failed'] {
    color: ${color.danger};
  }
`;

/**
 * The save state beside an auto-saved field. Takes the same room in every state.
 */
export function SaveState({ state, onRetry }: SaveStateProps): ReactNode {
  const isFailed = state === 'failed';
  return (
    <Root>
      <Sizer aria-hidden="true">{t('notSaved')}</Sizer>
      <Layer>
        <Status role="status">
          {state !== 'idle' && (
            <State key={state} data-state={state}>
              {state === 'saving' && <Spinner size={16} label={common('inProgress')} />}
              {state === 'saved' && <Icon icon={Check} />}
              {isFailed && <Icon icon={CircleAlert} />}
              <span>{state === 'saving' ? t('saving') : state === 'saved' ? t('saved') : t('notSaved')}</span>
            </State>
          )}
        </Status>
        {isFailed && onRetry && (
          <Button size="small" variant="ghost" onPress={onRetry}>
            {common('retry')}
          </Button>
        )}
      </Layer>
    </Root>
  );
}

import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { color, layer, media, motion, radius, shadow, space, text } from '../../tokens';

export interface SaveStateProps {
  /** The state of the last save; `idle` before the first. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why it failed, and which value applies: “Failed to update delay. The old value is back.” */
  reason?: string | undefined;
  /** Retries the save. */
  onRetry?: (() => void) | undefined;
  /** The side that the chip is aligned to and the reason opens from. */
  align?: 'start' | 'end' | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  justify-items: start;
  align-items: center;
  min-height: 28px;
  ${text.caption}
  font-weight: 500;
  white-space: nowrap;

  &[data-align='end'] {
    justify-items: end;
  }
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

const Reason = styled.span`
  position: absolute;
  top: calc(100% + 4px);
  inset-inline-start: 0;
  z-index: ${layer.sticky};
  width: max-content;
  max-width: min(320px, calc(100vw - 48px));
  padding: 6px ${space[2]};
  border: 1px solid color-mix(in srgb, ${color.danger} 32%, transparent);
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.text};
  font-weight: 400;
  white-space: normal;
  overflow-wrap: anywhere;
  box-shadow: ${shadow.overlay};
  animation: ${appear} ${motion.entry};

  [data-align='end'] & {
    inset-inline: auto 0;
  }
`;

/**
 * The save state beside an auto-saved field. Takes the same room in every state; the reason of a failure
 * overlays what is below.
 */
export function SaveState({ state, reason, onRetry, align = 'start' }: SaveStateProps): ReactNode {
  const isFailed = state === 'failed';
  return (
    <Root data-align={align}>
      <Sizer aria-hidden="true">Not saved</Sizer>
      <Layer>
        <Status role="status">
          {state !== 'idle' && (
            <State key={state} data-state={state}>
              {state === 'saving' && <Spinner size={16} label="In progress" />}
              {state === 'saved' && <Icon icon={Check} />}
              {isFailed && <Icon icon={CircleAlert} />}
              {state === 'saving' ? 'Saving…' : state === 'saved' ? 'Saved' : 'Not saved'}
            </State>
          )}
          {isFailed && reason !== undefined && <Reason>{reason}</Reason>}
        </Status>
        {isFailed && onRetry && (
          <Button size="small" variant="ghost" onPress={onRetry}>
            Retry
          </Button>
        )}
      </Layer>
    </Root>
  );
}

import { useEffect, type ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { Button, CommandButton, LiveText, Row } from '../../primitives';
import { color, layer, media, motion, radius, shadow, space, stuck, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { usesKeys } from '../../lib/react/modality';
import { t } from './text.en';

const slideUp = keyframes`
  from { transform: translateY(24px); }
`;

/** A low window, such as a phone on its side, or a magnified page: the bar is one slim line. */
const low = '@media (max-height: 500px) and (min-width: 480px)';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: 60px;
  padding: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.card};

  > p {
    flex: 1 1 0;
    min-width: 96px;
    color: ${color.text};
    ${text.body}
    font-weight: 500;
  }
  &[data-unsaved] {
    position: ${stuck};
    bottom: ${space[4]};
    z-index: ${layer.bar};
    padding-inline-start: ${space[5]};
    border-color: ${color.border};
    background: ${color.raised};
    box-shadow: ${shadow.overlay};
    animation: ${slideUp} ${motion.entry};
  }
  &:not([data-unsaved]) {
    padding-inline: 0;

    ${media.forcedColors} {
      border-color: Canvas;
    }
  }
  ${media.phone} {
    &[data-unsaved] {
      bottom: ${space[2]};
      padding: ${space[3]};
    }
    > div,
    button {
      flex: 1;
    }
    > p {
      flex: 1 0 100%;
      text-align: center;
    }
  }
  ${low} {
    &[data-unsaved] {
      flex-wrap: nowrap;
      bottom: ${space[1]};
      min-height: 0;
      padding-block: ${space[1]};
      padding-inline: ${space[4]} ${space[1]};
    }
    > div,
    button {
      flex: none;
    }
    > p {
      flex: 1;
      overflow: hidden;
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  ${media.low} {
    &[data-unsaved] {
      bottom: 0;
    }
  }
`;

/** Scrolls a focused field above the bar instead of below it, and moves toasts above it. */
const FocusScrollPadding = createGlobalStyle`
  html {
    scroll-padding-bottom: 96px;
    --dd-toast-lift: 72px;

    ${media.phone} {
      scroll-padding-bottom: 136px;
      --dd-toast-lift: 112px;
    }
    ${low} {
      scroll-padding-bottom: 68px;
      --dd-toast-lift: 56px;
    }
    ${media.low} {
      scroll-padding-bottom: 0;
      --dd-toast-lift: 0px;
    }
  }
`;

/** The bar may appear over the field whose first change it reports, and Firefox lets a key focus what is below it. */
function FocusInView(): null {
  useEffect(() => {
    const show = (): void => {
      const focused = document.activeElement;
      if (focused !== document.body && focused?.closest('[data-unsaved]') === null)
        focused.scrollIntoView({ block: 'nearest' });
    };
    // What is open over the page scrolls by itself.
    const onFocus = ({ target }: FocusEvent): void => {
      if (usesKeys() && target instanceof Element && target.closest('#content') !== null) show();
    };
    show();
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return null;
}

export interface UnsavedBarProps {
  isDirty: boolean;
  /** Saving is in progress. */
  isSaving?: boolean | undefined;
  onDiscard: () => void;
  /** Stops a save of several calls; takes the place of Discard. */
  onStop?: (() => void) | undefined;
  /** When omitted, the button submits the surrounding form. */
  onSave?: (() => void) | undefined;
  saveLabel?: string | undefined;
  /** What is unsaved, if it can be counted: “3 inputs are not saved yet”. */
  message?: string | undefined;
  /**
   * Keeps the save button at the end of the form while nothing is dirty, so that the bar lifts that button
   * and adds no second one. Otherwise the bar is only mounted while dirty.
   */
  keepsSave?: boolean | undefined;
}

/**
 * A sticky bar at the end of a form while it has unsaved changes. It is part of the flow, so it never covers
 * the last field.
 */
export function UnsavedBar({
  isDirty,
  isSaving = false,
  onDiscard,
  onStop,
  onSave,
  saveLabel = common('saveChanges'),
  message = t('title'),
  keepsSave = false,
}: UnsavedBarProps): ReactNode {
  if (!isDirty && !keepsSave) return null;
  return (
    <Root data-unsaved={isDirty || undefined} role="group" aria-label={common('save')}>
      {isDirty && (
        <>
          <FocusScrollPadding />
          <FocusInView />
          <p role="status">
            <LiveText>{message}</LiveText>
          </p>
        </>
      )}
      <Row>
        {isDirty &&
          (onStop === undefined ? (
            <Button variant="ghost" isDisabled={isSaving} onPress={onDiscard}>
              {common('discard')}
            </Button>
          ) : (
            <Button variant="ghost" onPress={onStop}>
              {common('stop')}
            </Button>
          ))}
        <CommandButton
          command="save"
          isDirty={isDirty}
          variant="primary"
          type={onSave === undefined ? 'submit' : 'button'}
          isPending={isSaving}
          onPress={() => onSave?.()}
        >
          {saveLabel}
        </CommandButton>
      </Row>
    </Root>
  );
}

import type { ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { color, layer, media, motion, radius, shadow, space, text } from '../../tokens';

const rise = keyframes`
  from { transform: translateY(24px); }
`;

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: 60px;
  padding: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.card};

  &[data-unsaved] {
    position: sticky;
    bottom: ${space[4]};
    z-index: ${layer.bar};
    padding-inline-start: ${space[5]};
    border-color: ${color.border};
    background: ${color.raised};
    box-shadow: ${shadow.overlay};
    animation: ${rise} ${motion.entry};
  }
  &:not([data-unsaved]) {
    padding-inline: 0;
  }
  ${media.phone} {
    flex-wrap: wrap;

    &[data-unsaved] {
      bottom: ${space[2]};
      padding: ${space[3]};
    }
    & > button {
      flex: 1;
    }
  }
`;

const Message = styled.p`
  flex: 1;
  min-width: 0;
  color: ${color.text};
  ${text.body}
  font-weight: 500;

  ${media.phone} {
    flex: 1 0 100%;
    text-align: center;
  }
`;

/** A field that the keyboard moves to comes to rest above the bar, not under it; so does a toast. */
const KeepClear = createGlobalStyle`
  html {
    scroll-padding-bottom: 96px;
    --dd-toast-lift: 72px;

    ${media.phone} {
      scroll-padding-bottom: 136px;
      --dd-toast-lift: 112px;
    }
  }
`;

export interface UnsavedBarProps {
  /** Whether something differs from what is saved. */
  isDirty: boolean;
  /** The save is on its way. */
  isSaving?: boolean | undefined;
  onDiscard: () => void;
  /** Left out, the button submits the form around the bar. */
  onSave?: (() => void) | undefined;
  saveLabel?: string | undefined;
  /** What is unsaved, where it can be counted: “3 inputs are not saved yet”. */
  message?: string | undefined;
  /**
   * Keeps the save button at the end of the form while nothing is unsaved, so that the bar is the
   * same button lifted and never a second one. Otherwise the bar is not there until it is needed.
   */
  keepsSave?: boolean | undefined;
}

/**
 * Stands at the end of a form and stays in view while there are unsaved changes. It has a place of
 * its own in the flow, so it never covers the last field.
 */
export function UnsavedBar({
  isDirty,
  isSaving = false,
  onDiscard,
  onSave,
  saveLabel = 'Save Changes',
  message = 'You have unsaved changes',
  keepsSave = false,
}: UnsavedBarProps): ReactNode {
  if (!isDirty && !keepsSave) return null;
  return (
    <Root data-unsaved={isDirty || undefined} role="group" aria-label="Save">
      {isDirty && (
        <>
          <KeepClear />
          <Message role="status">{message}</Message>
          <Button variant="ghost" isDisabled={isSaving} onPress={() => onDiscard()}>
            Discard
          </Button>
        </>
      )}
      <Button
        key="save"
        variant="primary"
        type={onSave === undefined ? 'submit' : 'button'}
        isPending={isSaving}
        onPress={() => onSave?.()}
      >
        {saveLabel}
      </Button>
    </Root>
  );
}

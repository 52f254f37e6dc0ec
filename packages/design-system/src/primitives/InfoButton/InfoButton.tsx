import { CircleQuestionMark } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { color, focusRing, media, radius } from '../../tokens';
import { PlainButton } from '../Button/PlainButton';
import { Icon } from '../Icon/Icon';
import type { HelpTopic, InfoPopoverProps } from './types';
import { t } from './text.en';

export type { HelpTopic };

const popover = createLazyComponent<InfoPopoverProps>(() => import('./InfoPopover'));

const Root = styled(PlainButton)`
  display: inline-flex;
  align-self: center;
  padding: 4px;
  margin-block: -4px;
  margin-inline: -8px auto;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.muted};
  cursor: help;
  outline: none;

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    padding: 14px;
    margin-block: -14px;
    margin-inline-start: -14px;
  }
`;

/** Explains a field on demand; the explanation is loaded when it opens. */
export function InfoButton({ topic }: { topic: HelpTopic }): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Root
        ref={trigger}
        aria-label={t(topic)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Icon icon={CircleQuestionMark} />
      </Root>
      {isOpen && (
        <Lazy component={popover} props={{ topic, triggerRef: trigger, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}

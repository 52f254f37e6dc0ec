import { Minus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { color, focusRing, media, radius, space, text, touchArea } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { t } from './text.en';

export interface TagProps {
  children: string;
  /** A color of the item, such as a role's; shown as a dot. */
  dotColor?: string | undefined;
  /** What a save does to the item, shown as an icon and a word. */
  change?: 'added' | 'removed' | undefined;
  /** Adds a button that removes the tag. */
  onRemove?: (() => void) | undefined;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  height: 24px;
  padding: 0 ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.text};
  ${text.caption}

  &[data-removable] {
    padding-inline-end: 2px;
  }
  &[data-change='added'] {
    border-color: ${color.success};
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-change='removed'] {
    border-style: dashed;
    border-color: ${color.borderStrong};
    background: transparent;
    color: ${color.muted};
  }
  ${media.touch} {
    &[data-removable] {
      height: 32px;
    }
  }
`;

const Change = styled.span`
  flex: none;
  font-weight: 500;
`;

const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: ${radius.pill};
  /* A role's color may equal the background: the ring keeps it visible. */
  box-shadow: 0 0 0 1px ${color.borderStrong};
  forced-color-adjust: none;
`;

const Remove = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  margin-block: -1px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${touchArea}
`;

/** A short name in a list, optionally removable. */
export function Tag({ children, dotColor, change, onRemove }: TagProps): ReactNode {
  return (
    <Root data-removable={onRemove === undefined ? undefined : ''} data-change={change}>
      {dotColor !== undefined && <Dot style={{ background: dotColor }} />}
      {change !== undefined && <Icon icon={change === 'added' ? Plus : Minus} />}
      <Text
        data-long="ellipsis"
        as={change === 'removed' ? 'del' : 'span'}
        title={children}
        data-secret
        translate="no"
      >
        {children}
      </Text>
      {change !== undefined && <Change>{` ${t(change)}`}</Change>}
      {onRemove !== undefined && (
        <Remove type="button" aria-label={t('remove', { name: children })} onClick={() => onRemove()}>
          <Icon icon={X} />
        </Remove>
      )}
    </Root>
  );
}

import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { TooltipPlacement } from '../../primitives/Tooltip/types';
import { color, media, radius } from '../../tokens';

const Root = styled.span`
  position: relative;
  display: inline-flex;

  &[data-marked]::after {
    content: '';
    position: absolute;
    inset: -2px -2px auto auto;
    width: 8px;
    height: 8px;
    border: 1px solid ${color.surface};
    border-radius: ${radius.pill};
    background: ${color.danger};

    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

export interface ActivityButtonProps {
  /** Failures that were not read yet: a dot, and in the button's name. */
  unreadCount: number;
  onPress: () => void;
  tooltipPlacement?: TooltipPlacement | undefined;
}

/** Opens Activity. */
export function ActivityButton({
  unreadCount,
  onPress,
  tooltipPlacement = 'right',
}: ActivityButtonProps): ReactNode {
  return (
    <IconButton
      label={unreadCount === 0 ? 'Activity' : `Activity, ${unreadCount} failed`}
      icon={
        <Root data-marked={unreadCount > 0 || undefined}>
          <Icon icon={History} />
        </Root>
      }
      tooltipPlacement={tooltipPlacement}
      onPress={() => onPress()}
    />
  );
}

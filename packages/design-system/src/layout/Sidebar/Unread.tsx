import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon';
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

/** An icon with a dot while something was not read. The button's name says what. */
export function Unread({ icon, isMarked }: { icon: LucideIcon; isMarked: boolean }): ReactNode {
  return (
    <Root data-marked={isMarked || undefined}>
      <Icon icon={icon} />
    </Root>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { color, motion } from '../../tokens';

export interface SetupButtonProps {
  done: number;
  total: number;
  onPress: () => void;
}

const Ring = styled.svg`
  flex: none;
  transform: rotate(-90deg);

  circle {
    fill: none;
    stroke: ${color.border};
    stroke-width: 3;
  }
  circle + circle {
    stroke: ${color.accent};
    stroke-linecap: round;
    transition: stroke-dashoffset ${motion.state};
  }
`;

/** Says how far the setup is, beside a page's title, and opens the list of its steps. */
export function SetupButton({ done, total, onPress }: SetupButtonProps): ReactNode {
  return (
    <Button
      icon={
        <Ring width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          {done > 0 && (
            <circle
              cx="10"
              cy="10"
              r="8"
              pathLength={total}
              strokeDasharray={total}
              strokeDashoffset={total - done}
            />
          )}
        </Ring>
      }
      onPress={() => onPress()}
    >
      Setup: {done} of {total}
    </Button>
  );
}

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { webhookText } from '../../lib/text/webhookText';
import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { color, space } from '../../tokens';
import type { PlanValue } from './types';

/** What is not the point of a line. */
export const Muted = styled.span`
  color: ${color.muted};
`;

const Change = styled.p`
  svg {
    display: inline;
    margin-inline: ${space[2]};
    vertical-align: text-bottom;
    color: ${color.subtle};
  }
`;

/** A webhook is named by its last characters; of other secrets nothing is shown. */
const maskOf = (value: string): string => (/^https?:/i.test(value.trim()) ? webhookText(value) : '••••');

const textOf = (value: string, { isSecret }: PlanValue, isRevealed: boolean): string => {
  if (value === '') return 'None';
  return isSecret === true && !isRevealed ? maskOf(value) : value;
};

/** A value before and after a step. */
export function StepValue({ value, isRevealed }: { value: PlanValue; isRevealed: boolean }): ReactNode {
  const { label, before, after } = value;
  return (
    <Change>
      {label !== '' && <Muted>{`${label}: `}</Muted>}
      {before === '' ? (
        textOf(after, value, isRevealed)
      ) : (
        <>
          <Muted>{textOf(before, value, isRevealed)}</Muted>
          <Icon icon={ArrowRight} />
          <VisuallyHidden>becomes</VisuallyHidden>
          {textOf(after, value, isRevealed)}
        </>
      )}
    </Change>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { Row } from '../Row/Row';
import { color, media, radius, space, text } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { t } from './text.en';

export interface StepperProps {
  /** Names the list of steps. */
  label: string;
  steps: readonly string[];
  /** Index of the current step; those before it are done. */
  current: number;
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  ${text.label}
  color: ${color.muted};

  &[aria-current] {
    color: ${color.text};
  }
  &:not(:last-child)::after {
    content: '';
    flex: none;
    width: ${space[6]};
    /* A border, which forced colors keep. */
    border-top: 1px solid ${color.borderStrong};
  }
  ${media.phone} {
    &:not(:last-child)::after {
      width: ${space[3]};
    }
    &:not([aria-current]) > span:last-of-type {
      display: none;
    }
  }
`;

const Mark = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  ${text.caption}
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [aria-current] > & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};

    ${media.forcedColors} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  [data-done] > & {
    border-color: ${color.success};
    color: ${color.success};
  }
`;

/** The position in a task of a few steps. Shows, and does not navigate. */
export function Stepper({ label, steps, current }: StepperProps): ReactNode {
  return (
    <Row as="ol" aria-label={label}>
      {steps.map((step, index) => (
        <Item
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <Mark aria-hidden="true">{index < current ? <Icon icon={Check} /> : index + 1}</Mark>
          {index < current && <VisuallyHidden>{`${t('done')} `}</VisuallyHidden>}
          <Text as="span" data-long="ellipsis">
            {step}
          </Text>
        </Item>
      ))}
    </Row>
  );
}

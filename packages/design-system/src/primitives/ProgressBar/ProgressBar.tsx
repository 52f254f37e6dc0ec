import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/TextField';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import styled, { keyframes } from 'styled-components';
import { color, media, motion, radius, space, text } from '../../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ProgressBarProps {
  /** What advances. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Between 0 and `maxValue`; undefined while indeterminate. */
  value?: number | undefined;
  maxValue?: number | undefined;
  /** Replaces the percentage: “3 of 12”. */
  valueLabel?: string | undefined;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Root = styled(AriaProgressBar)`
  --tone: ${color.accent};
  display: flex;
  flex-direction: column;
  gap: 6px;
  width: 100%;
  min-width: 0;

  &[data-tone='success'] {
    --tone: ${color.success};
  }
  &[data-tone='warning'] {
    --tone: ${color.warning};
  }
  &[data-tone='danger'] {
    --tone: ${color.danger};
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${text.small}
`;

const Value = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.border};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  width: 100%;
  height: 100%;
  border-radius: inherit;
  background: var(--tone);
  transform-origin: left;
  transition: transform ${motion.entry};

  &[data-indeterminate] {
    width: 40%;
    animation: ${slide} 1.4s ease-in-out infinite;
  }
  ${media.reducedMotion} {
    &[data-indeterminate] {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** The progress of an operation, or the remaining share of something. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  maxValue = 100,
  valueLabel,
  tone = 'accent',
}: ProgressBarProps): ReactNode {
  return (
    <Root
      value={value ?? 0}
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      data-tone={tone}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <Row>
              <Label>{label}</Label>
              {!isIndeterminate && <Value>{valueText}</Value>}
            </Row>
          )}
          <Track>
            <Fill
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? {} : { transform: `translateX(${(percentage ?? 0) - 100}%)` }}
            />
          </Track>
        </>
      )}
    </Root>
  );
}

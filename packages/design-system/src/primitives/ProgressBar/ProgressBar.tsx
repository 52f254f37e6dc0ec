import { useId, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Text } from '../Text/Text';
import { color, media, motion, radius, space, text } from '../../tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ProgressBarProps {
  /** What advances. */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** Between 0 and `maxValue`; undefined while indeterminate. */
  value?: number | undefined;
  maxValue?: number | undefined;
  /** The value in words: “3 of 12”. */
  valueLabel?: string | undefined;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

const slide = keyframes`
  from { transform: translateX(calc(-100% * var(--dd-flip))); }
  to { transform: translateX(calc(250% * var(--dd-flip))); }
`;

const Root = styled.div`
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

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.border};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const stillStyles = css`
  width: 100%;
  opacity: 0.5;
  animation: none;
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
      ${stillStyles}
    }
  }
  [data-motion='reduced'] &[data-indeterminate] {
    ${stillStyles}
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
  const isIndeterminate = value === undefined;
  const id = useId();
  const name = <span id={id}>{label}</span>;
  return (
    <Root
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={value}
      aria-valuetext={valueLabel}
      data-tone={tone}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Row>
          {name}
          {!isIndeterminate && valueLabel !== undefined && (
            <Text as="span" data-tone="muted" data-tabular>
              {valueLabel}
            </Text>
          )}
        </Row>
      )}
      <Track>
        <Fill
          data-indeterminate={isIndeterminate || undefined}
          style={
            isIndeterminate
              ? {}
              : {
                  transform: `translateX(calc(${Math.min(100, (value / maxValue) * 100) - 100}% * var(--dd-flip)))`,
                }
          }
        />
      </Track>
    </Root>
  );
}

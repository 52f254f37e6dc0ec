import type { ReactNode } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import styled from 'styled-components';
import { color, controlHeight, media, motion, radius, shadow, space, text } from '../../tokens';

export interface SliderProps<Value extends number | readonly [number, number]> {
  label: string;
  /** One number, or two for a range: the thumbs never pass each other. */
  value: Value;
  onChange: (value: Value) => void;
  /** The thumb was let go: the value is meant. */
  onChangeEnd?: ((value: Value) => void) | undefined;
  minValue: number;
  maxValue: number;
  step?: number | undefined;
  /** Names of the two thumbs. */
  thumbLabels?: readonly [from: string, to: string] | undefined;
  isDisabled?: boolean | undefined;
}

const Root = styled(AriaSlider)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
`;

const Name = styled(Label)`
  ${text.label}
  color: ${color.text};
`;

const Output = styled(SliderOutput)`
  ${text.label}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Track = styled(SliderTrack)`
  position: relative;
  grid-column: 1 / -1;
  height: 28px;
  margin-inline: 10px;

  ${media.phone} {
    height: ${controlHeight.touch};
  }
`;

const Rail = styled.div`
  position: absolute;
  inset-inline: -10px;
  top: calc(50% - 2px);
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.borderStrong};
`;

const Fill = styled.div`
  position: absolute;
  top: calc(50% - 2px);
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.accent};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Thumb = styled(SliderThumb)`
  top: 50%;
  width: 20px;
  height: 20px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.pill};
  background: ${color.raised};
  cursor: grab;
  transition: box-shadow ${motion.state};

  &[data-hovered],
  &[data-dragging] {
    box-shadow: ${shadow.overlay};
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: ${color.borderStrong};
    cursor: not-allowed;
  }
`;

const isRange = (value: number | readonly [number, number]): value is readonly [number, number] =>
  typeof value !== 'number';

const defaultThumbLabels = ['From', 'To'] as const;

/** A number, or a range of two, chosen along a line. */
export function Slider<Value extends number | readonly [number, number]>({
  label,
  value,
  onChange,
  onChangeEnd,
  minValue,
  maxValue,
  step = 1,
  thumbLabels = defaultThumbLabels,
  isDisabled = false,
}: SliderProps<Value>): ReactNode {
  // React Aria hands back the shape that it was given.
  const back = (next: number | number[]): Value => next as unknown as Value;
  return (
    <Root
      value={isRange(value) ? [...value] : value}
      onChange={(next) => onChange(back(next))}
      onChangeEnd={(next) => onChangeEnd?.(back(next))}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
    >
      <Name>{label}</Name>
      <Output>
        {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}
      </Output>
      <Track>
        {({ state }) => {
          const [first = 0, last = first] = state.values.map(
            (_, index) => state.getThumbPercent(index) * 100,
          );
          const start = isRange(value) ? first : 0;
          return (
            <>
              <Rail />
              <Fill style={{ left: `${start}%`, width: `${(isRange(value) ? last : first) - start}%` }} />
              {state.values.map((_, index) => (
                <Thumb
                  // The thumbs are told apart by their place: there are one or two, always.
                  key={thumbLabels[index]}
                  index={index}
                  {...(isRange(value) ? { 'aria-label': thumbLabels[index] ?? '' } : {})}
                />
              ))}
            </>
          );
        }}
      </Track>
    </Root>
  );
}

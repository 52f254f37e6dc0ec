import type { ReactNode } from 'react';
import { Label, Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { color, media, motion, radius, shadow } from '../../tokens';
import { Rail, Root, Track } from './sliderStyles';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  /** One line of label and track, when the context shows the value. */
  isBare?: boolean | undefined;
}

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
  touch-action: pan-y !important;
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
`;

// The rail extends half a thumb beyond the track, and the fill must cover that at both ends.
const railEnd = (percent: number): string => (percent === 0 ? '-10px' : `${percent}%`);

/** The control of Slider, in its own module because it is loaded lazily. */
export default function SliderField({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  isBare = false,
}: SliderProps): ReactNode {
  return (
    <Root
      as={AriaSlider}
      value={value}
      onChange={(next) => onChange(Number(next))}
      minValue={minValue}
      maxValue={maxValue}
      data-bare={isBare || undefined}
    >
      <Text as={Label} data-size="label" data-tone="text">
        {label}
      </Text>
      {/* Not an <output>, which would need a label; the thumb reports its value. */}
      <Text as="span" data-size="label" data-tone="muted" data-tabular>
        {value}
      </Text>
      <Track as={SliderTrack}>
        {({ state }) => (
          <>
            <Rail />
            <Fill style={{ left: railEnd(0), right: railEnd(100 - state.getThumbPercent(0) * 100) }} />
            <Thumb />
          </>
        )}
      </Track>
    </Root>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import { color, text } from '../../tokens';
import { isRange, rail, root, track, type SliderValue } from './sliderStyles';
import type { SliderProps } from './types';

export type { SliderProps };

const field = createLazyComponent<SliderProps<SliderValue>>(() => import('./SliderField'));

const Root = styled.div`
  ${root}
`;

const Name = styled.span`
  ${text.label}
  color: ${color.text};
`;

const Output = styled.span`
  ${text.label}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  ${track}
`;

const Rail = styled.div`
  ${rail}
`;

/** A number, or a range of two, chosen on a track. */
export function Slider<Value extends SliderValue>(slider: SliderProps<Value>): ReactNode {
  const { label, value, onChange, onChangeEnd } = slider;
  return (
    <LazyControl
      component={field}
      isNeeded
      props={{
        ...slider,
        // The shape of `value` is the shape of `next`.
        onChange: (next) => onChange(next as Value),
        onChangeEnd: (next) => onChangeEnd?.(next as Value),
      }}
      fallback={
        <Root aria-busy="true" data-bare={slider.isBare || undefined}>
          <Name>{label}</Name>
          <Output>{isRange(value) ? value.join('–') : value}</Output>
          <Track>
            <Rail />
          </Track>
        </Root>
      }
    />
  );
}

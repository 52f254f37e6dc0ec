import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import { color, text } from '../../tokens';
import { rail, root, track } from './sliderStyles';
import type { SliderProps } from './types';

export type { SliderProps };

const field = createLazyComponent<SliderProps>(() => import('./SliderField'));

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

/** A number, chosen on a track. */
export function Slider(slider: SliderProps): ReactNode {
  return (
    <LazyControl
      component={field}
      isNeeded
      props={slider}
      fallback={
        <Root aria-busy="true" data-bare={slider.isBare || undefined}>
          <Name>{slider.label}</Name>
          <Output>{slider.value}</Output>
          <Track>
            <Rail />
          </Track>
        </Root>
      }
    />
  );
}

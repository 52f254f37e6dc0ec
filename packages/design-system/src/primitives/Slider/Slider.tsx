import type { ReactNode } from 'react';
import { Text } from '../Text/Text';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import { Rail, Root, Track } from './sliderStyles';
import type { SliderProps } from './SliderField';

export type { SliderProps };

const field = createLazyComponent<SliderProps>(() => import('./SliderField'));

/** A number, chosen on a track. */
export function Slider(slider: SliderProps): ReactNode {
  return (
    <LazyControl
      component={field}
      props={slider}
      fallback={
        <Root aria-busy="true" data-bare={slider.isBare || undefined}>
          <Text as="span" data-size="label" data-tone="text">
            {slider.label}
          </Text>
          <Text as="span" data-size="label" data-tone="muted" data-tabular>
            {slider.value}
          </Text>
          <Track>
            <Rail />
          </Track>
        </Root>
      }
    />
  );
}

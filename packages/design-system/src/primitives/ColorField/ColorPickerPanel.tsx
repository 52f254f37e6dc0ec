import { useState, type ReactNode } from 'react';
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea';
import { ColorField as AriaColorField } from 'react-aria-components/ColorField';
import { ColorPicker, parseColor, type Color } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { Group } from 'react-aria-components/Group';
import { Input, Label } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { Row } from '../Row/Row';
import { Text } from '../Text/Text';
import { bareInput, controlFrame } from '../Field/fieldStyles';
import { color, fontFamily, radius, space } from '../../tokens';
import { parseHexColor } from './parseHexColor';
import { t } from './text.en';

export interface ColorPickerPanelProps {
  /** The color as `#rrggbb`. */
  value: string;
  onChange: (hex: string) => void;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  width: 224px;
`;

const Area = styled(ColorArea)`
  width: 100%;
  height: 160px;
  border-radius: ${radius.control};
  forced-color-adjust: none;
`;

const Hue = styled(ColorSlider)`
  width: 100%;
`;

const Track = styled(SliderTrack)`
  height: 16px;
  border-radius: ${radius.pill};
  forced-color-adjust: none;
`;

const Thumb = styled(ColorThumb)`
  width: 18px;
  height: 18px;
  border: 2px solid white;
  border-radius: ${radius.pill};
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.4),
    inset 0 0 0 1px rgb(0 0 0 / 0.25);
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-orientation='horizontal'] > & {
    top: 50%;
  }
`;

const Frame = styled(Group)`
  ${controlFrame}
  flex: 1;
`;

const HexInput = styled(Input)`
  ${bareInput}
  font-family: ${fontFamily.mono};
  font-size: 13px;
`;

const fromHex = (hex: string): Color => parseColor(hex).toFormat('hsb');

/**
 * The picker of ColorField, in its own module because it is loaded lazily. Remembers the hue of grays, which
 * a hex value cannot carry.
 */
export default function ColorPickerPanel({ value, onChange }: ColorPickerPanelProps): ReactNode {
  const [picked, setPicked] = useState(() => fromHex(value));
  const current = picked.toString('hex').toLowerCase() === value ? picked : fromHex(value);

  const pick = (next: Color): void => {
    setPicked(next.toFormat('hsb'));
    const hex = parseHexColor(next.toString('hex'));
    if (hex !== null && hex !== value) onChange(hex);
  };

  return (
    <ColorPicker value={current} onChange={pick}>
      <Root>
        <Area
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={t('saturationAndBrightness')}
        >
          <Thumb />
        </Area>
        <Hue colorSpace="hsb" channel="hue" aria-label={t('hue')}>
          <Track>
            <Thumb />
          </Track>
        </Hue>
        <Row as={AriaColorField} data-gap={3}>
          <Text as={Label} data-size="label">
            {t('hex')}
          </Text>
          <Frame>
            <HexInput />
          </Frame>
        </Row>
      </Root>
    </ColorPicker>
  );
}

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldRoot } from '../../../primitives/Field/fieldStyles';
import { type HelpTopic, InfoButton, Slider } from '../../../primitives';
import { color, controlHeight, space, text } from '../../../tokens';
import {
  formatSizeRange,
  largestSize,
  parseSizeRange,
  smallestSize,
  withFrom,
  withTo,
} from './sizeRangeText';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

export interface SizeRangeProps {
  /** Shown above the range. */
  label?: string | undefined;
  /** Explains it on demand, beside the label. */
  help?: HelpTopic | undefined;
  /** 'from-to', e.g. '36-50'; any other text counts as '36-50'. */
  value: string;
  onChange: (value: string) => void;
}

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  ${text.label}
`;

const Value = styled.span`
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  align-items: center;
  min-height: ${controlHeight.medium};
`;

/** The shoe sizes that an input watches, from 36 to 50. An end moved past the other one moves it along. */
export function SizeRange({ label = t('sizeRange'), help, value, onChange }: SizeRangeProps): ReactNode {
  useLocale();
  const labelId = useId();
  const sizes = parseSizeRange(value);
  const scale = { minValue: smallestSize, maxValue: largestSize, isBare: true };
  return (
    <FieldRoot role="group" aria-labelledby={labelId}>
      <Heading>
        <span id={labelId}>{label}</span>
        {help && <InfoButton topic={help} />}
        <Value aria-hidden="true" dir="ltr">
          {sizes.join('–')}
        </Value>
      </Heading>
      <Ends>
        <Slider
          label={t('from')}
          value={sizes[0]}
          onChange={(from) => onChange(formatSizeRange(withFrom(sizes, from)))}
          {...scale}
        />
        <Slider
          label={t('to')}
          value={sizes[1]}
          onChange={(to) => onChange(formatSizeRange(withTo(sizes, to)))}
          {...scale}
        />
      </Ends>
    </FieldRoot>
  );
}

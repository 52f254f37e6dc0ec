import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../../primitives';
import { t as common } from '../../../lib/common/text.en';

/** The detected type of an input (specification 4.9). */
export type InputType = 'url' | 'ean' | 'sku' | 'unknown';

export interface InputTypeBadgeProps {
  type: InputType;
}

const typeBadges = localized((): Readonly<Record<InputType, { word: string; tone: Tone }>> => ({
  url: { word: 'URL', tone: 'accent' },
  ean: { word: 'EAN', tone: 'highlight' },
  sku: { word: 'SKU', tone: 'highlight' },
  unknown: { word: common('unknown'), tone: 'neutral' },
}));

/** Shows the detected type of a link or product ID. */
export function InputTypeBadge({ type }: InputTypeBadgeProps): ReactNode {
  const { word, tone } = typeBadges()[type];
  return (
    <Badge tone={tone} hasDot={false}>
      {word}
    </Badge>
  );
}

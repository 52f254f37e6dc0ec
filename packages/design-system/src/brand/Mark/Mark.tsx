import type { ReactNode } from 'react';
import { color } from '../../tokens';
import { useBrand } from '../BrandProvider/BrandProvider';

/** Outlines of the mark on a 32 × 32 grid; `public/favicon.svg` has the same two. */
const backCard = 'M10.42 7A5 5 0 0 1 15 4h8a5 5 0 0 1 5 5v8a5 5 0 0 1-3 4.58V14a7 7 0 0 0-7-7z';
const frontCard =
  'M9 9h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm4.5 3.9c0 0-4.6 4.7-4.6 7.9a4.6 4.6 0 0 0 9.2 0c0-3.2-4.6-7.9-4.6-7.9z';

export interface MarkProps {
  /** Width and height in pixels; 24 by default. */
  size?: number | undefined;
  /** Beside the product's written name, which names it. */
  isDecorative?: boolean | undefined;
}

/** The operator's mark, or the product's: a stack of two cards, the front one with a drop cut out. */
export function Mark({ size = 24, isDecorative = false }: MarkProps): ReactNode {
  const { name, mark } = useBrand();
  if (mark !== null || name === '')
    return mark === null ? (
      <span style={{ width: size, height: size }} />
    ) : (
      <img src={mark} alt={isDecorative ? '' : name} width={size} height={size} style={{ flex: 'none' }} />
    );
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      focusable="false"
      style={{ flex: 'none' }}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path d={backCard} fill={color.highlight} />
      <path d={frontCard} fill={color.accent} fillRule="evenodd" clipRule="evenodd" />
    </svg>
  );
}

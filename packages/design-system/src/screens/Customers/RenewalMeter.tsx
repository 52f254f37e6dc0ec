import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { color, media, radius } from '../../tokens';
import { meterShare } from './meterShare';
import type { CustomerRenewal } from '../../internal/renewalTexts';

/** Included by the list, so that a meter adds no styled component. */
export const meterStyles = css`
  [data-meter] {
    display: block;
    width: 120px;
    height: 6px;
    overflow: clip;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.sunken};
    > span {
      display: block;
      height: 100%;
      background: ${color.success};
    }
    > [data-state='due'] {
      background: ${color.warning};
    }
    ${media.forcedColors} {
      > [data-state] {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }
`;

/**
 * How many of the last thirty days are left. Hidden from screen readers, because the badge states the days.
 */
export function RenewalMeter({ renewal }: { renewal: CustomerRenewal }): ReactNode {
  // The badge states that a renewal is overdue; an empty track beside it would read as missing data.
  if (renewal.state === 'unknown' || renewal.state === 'overdue') return null;
  return (
    <span aria-hidden="true" data-meter="">
      <span data-state={renewal.state} style={{ width: `${Math.round(meterShare(renewal.days) * 100)}%` }} />
    </span>
  );
}

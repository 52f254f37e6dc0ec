import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { color, media, radius } from '../../tokens';
import type { CustomerRenewal } from './types';

/** Days that the meter spans: as long as a renewal is warned of. */
const SPAN = 30;

/** Its looks, which are its list's. */
export const meterStyles = css`
  [data-meter] {
    display: block;
    width: 120px;
    height: 4px;
    overflow: hidden;
    border-radius: ${radius.pill};
    background: ${color.border};

    ${media.forcedColors} {
      border: 1px solid CanvasText;
    }
    > span {
      display: block;
      height: 100%;
      border-radius: inherit;
      background: ${color.success};
    }
    > [data-state='due'] {
      background: ${color.warning};
    }
    > [data-state='overdue'] {
      background: ${color.danger};
    }
    ${media.forcedColors} {
      > [data-state] {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }
`;

/** How much of the last thirty days is left. The words beside it say the same. */
export function RenewalMeter({ renewal }: { renewal: CustomerRenewal }): ReactNode {
  if (renewal.state === 'unknown') return null;
  // Overdue is full, in the tone of danger: an empty track would say nothing.
  const share = renewal.state === 'overdue' ? 1 : Math.min(1, Math.max(0.04, renewal.days / SPAN));
  return (
    <span aria-hidden="true" data-meter="">
      <span data-state={renewal.state} style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

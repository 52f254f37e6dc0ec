import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import { color, media, radius } from '../../tokens';
import { meterShare } from './meterShare';

const Track = styled.span`
  height: 6px;
  overflow: clip;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.sunken};

  &[data-overdue] {
    visibility: hidden;
  }
  > span {
    display: block;
    height: 100%;
    background: ${color.warning};
  }
  ${media.phone} {
    display: none;
  }
  ${media.forcedColors} {
    > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

/**
 * How many of the last thirty days are left. Hidden from screen readers, because the badge states the days, and
 * while overdue, when an empty track would read as missing data.
 */
export function RenewalMeter({
  renewal,
}: {
  renewal: Exclude<CustomerRenewal, { state: 'unknown' }>;
}): ReactNode {
  return (
    <Track aria-hidden="true" data-overdue={renewal.state === 'overdue' ? '' : undefined}>
      <span style={{ width: `${Math.round(meterShare(renewal.days) * 100)}%` }} />
    </Track>
  );
}

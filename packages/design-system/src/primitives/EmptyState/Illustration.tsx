import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../tokens';

/** The illustrations by what is missing. */
export type IllustrationName = 'list' | 'search' | 'people' | 'chart' | 'error' | 'webhook';

const Svg = styled.svg`
  height: auto;

  .sheet {
    fill: ${color.surface};
    stroke: ${color.borderStrong};
    stroke-width: 1.5;
  }
  .back {
    fill: ${color.sunken};
    stroke: ${color.border};
    stroke-width: 1.5;
  }
  .line {
    stroke: ${color.border};
    stroke-width: 4;
    stroke-linecap: round;
  }
  .accent {
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    fill: none;
  }
  .accentFill {
    fill: ${color.accentSoft};
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .teal {
    fill: ${color.highlight};
  }
  .tealLine {
    stroke: ${color.highlight};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    fill: none;
  }
  .danger {
    fill: ${color.dangerSoft};
    stroke: ${color.danger};
    stroke-width: 2;
    stroke-linecap: round;
  }
`;

const sheet = (
  <>
    <rect className="back" x="30" y="10" width="68" height="52" rx="8" />
    <rect className="sheet" x="20" y="20" width="80" height="54" rx="8" />
  </>
);

const drawings: Record<IllustrationName, ReactNode> = {
  list: (
    <>
      {sheet}
      <circle className="teal" cx="33" cy="35" r="3.5" />
      <path className="line" d="M43 35h34" />
      <circle className="teal" cx="33" cy="47" r="3.5" opacity="0.6" />
      <path className="line" d="M43 47h44" />
      <circle className="teal" cx="33" cy="59" r="3.5" opacity="0.3" />
      <path className="line" d="M43 59h26" />
      <circle className="accentFill" cx="97" cy="69" r="12" />
      <path className="accent" d="M97 64v10M92 69h10" />
    </>
  ),
  search: (
    <>
      {sheet}
      <path className="line" d="M32 35h40M32 47h22M32 59h30" />
      <circle className="accentFill" cx="86" cy="56" r="15" />
      <path className="accent" d="m97 67 11 11" />
      <path className="tealLine" d="M79 56a7 7 0 0 1 7-7" />
    </>
  ),
  people: (
    <>
      <rect className="back" x="58" y="14" width="46" height="58" rx="8" />
      <rect className="sheet" x="18" y="20" width="56" height="54" rx="8" />
      <circle className="accentFill" cx="46" cy="39" r="8" />
      <path className="accent" d="M33 64c0-8 6-12 13-12s13 4 13 12" />
      <circle className="teal" cx="88" cy="36" r="5" opacity="0.7" />
      <path className="tealLine" d="M80 56c0-5 3.500-8 8-8s8 3 8 8" />
    </>
  ),
  chart: (
    <>
      {sheet}
      <path className="line" d="M32 63h56" />
      <path className="accent" d="M32 52h12V38h14v9h14V31h16" />
      <circle className="teal" cx="88" cy="31" r="4" />
    </>
  ),
  error: (
    <>
      {sheet}
      <path className="line" d="M32 36h44M32 48h30M32 60h18" />
      <circle className="danger" cx="92" cy="62" r="14" />
      <path className="danger" d="M92 55v8M92 68v.5" />
    </>
  ),
  webhook: (
    <>
      <rect className="back" x="12" y="28" width="34" height="34" rx="8" />
      <rect className="sheet" x="74" y="28" width="34" height="34" rx="8" />
      <path className="accent" d="M46 45h8M66 45h8" />
      <circle className="accentFill" cx="60" cy="45" r="6" />
      <path className="tealLine" d="m84 45 5 5 9-10" />
      <path className="line" d="M22 41h14M22 50h8" />
    </>
  ),
};

export interface IllustrationProps {
  name: IllustrationName;
  width: number;
}

/** A small decorative illustration in the theme's colors, loaded with the first empty list. */
export default function Illustration({ name, width }: IllustrationProps): ReactNode {
  return (
    <Svg width={width} viewBox="0 0 120 90" fill="none" aria-hidden="true">
      {drawings[name]}
    </Svg>
  );
}

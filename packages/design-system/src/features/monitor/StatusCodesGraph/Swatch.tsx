import type { ReactNode } from 'react';
import { styleOf } from './statusCodes';

/** A sample of a code's line in its color and dash pattern. */
export function Swatch({ code }: { code: string }): ReactNode {
  const codeStyle = styleOf(code);
  return (
    <svg
      width="20"
      height="8"
      viewBox="0 0 20 8"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path
        d="M0 4h20"
        stroke={codeStyle.color}
        strokeWidth="3"
        {...(codeStyle.dash === undefined ? {} : { strokeDasharray: codeStyle.dash })}
      />
    </svg>
  );
}

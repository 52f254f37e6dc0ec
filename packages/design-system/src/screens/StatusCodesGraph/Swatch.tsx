import type { ReactNode } from 'react';
import { styleOf } from './statusCodes';

/** A piece of a code's line, as it is drawn: its colour and its dashes. */
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

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, text } from '../../tokens';

/** The meaning of a tone; `neutral` has none. */
export type Tone = 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  /** One or two words; they carry the meaning without the color. */
  children: ReactNode;
  tone?: Tone | undefined;
  /** Leads with a dot (a state) or without (a count, a kind). */
  hasDot?: boolean | undefined;
  /** A 16 px `Icon` instead of the dot. */
  icon?: ReactNode;
}

const tones = {
  accent: [color.accentText, color.accentSoft],
  highlight: [color.highlight, color.highlightSoft],
  success: [color.success, color.successSoft],
  warning: [color.warning, color.warningSoft],
  danger: [color.danger, color.dangerSoft],
} as const satisfies Readonly<Record<Exclude<Tone, 'neutral'>, readonly [text: string, background: string]>>;

// A long list has one in each row, so it declares no variables and clips only a long text.
const Root = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: 2px 8px;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.muted};
  ${text.caption}
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${Object.entries(tones)
    .map(
      ([tone, [ink, soft]]) =>
        `&[data-tone='${tone}'] { border-color: transparent; background: ${soft}; color: ${ink}; }`,
    )
    .join('\n')}
  &[data-long] {
    overflow: clip;
    text-overflow: ellipsis;
  }
  &[data-dot]::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-end: 6px;
    border-radius: ${radius.pill};
    background: currentColor;
    vertical-align: 1px;
    forced-color-adjust: none;
  }
  &[data-tone='neutral']::before {
    background: ${color.subtle};
  }
  > svg {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: top;
  }
`;

/** Characters that fit wherever a badge is. */
const SHORT = 12;

/** A state or a kind in one word, with a dot in its tone. The color is never the only sign. */
export function Badge({ children, tone = 'neutral', hasDot = true, icon }: BadgeProps): ReactNode {
  return (
    <Root
      data-tone={tone}
      data-dot={hasDot && icon === undefined ? '' : undefined}
      data-long={typeof children === 'string' && children.length <= SHORT ? undefined : ''}
    >
      {icon === undefined ? (
        children
      ) : (
        <>
          {icon}
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

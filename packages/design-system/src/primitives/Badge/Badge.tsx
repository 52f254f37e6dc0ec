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

const Root = styled.span`
  --tone: ${color.muted};
  --soft: ${color.sunken};
  --dot: ${color.subtle};
  --line: ${color.border};
  display: inline-block;
  max-width: 100%;
  padding: 2px 8px;
  overflow: clip;
  text-overflow: ellipsis;
  border: 1px solid var(--line);
  border-radius: ${radius.pill};
  background: var(--soft);
  color: var(--tone);
  ${text.caption}
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:not([data-tone='neutral']) {
    --line: transparent;
  }
  &[data-tone='accent'] {
    --tone: ${color.accentText};
    --dot: ${color.accentText};
    --soft: ${color.accentSoft};
  }
  &[data-tone='highlight'] {
    --tone: ${color.highlight};
    --dot: ${color.highlight};
    --soft: ${color.highlightSoft};
  }
  &[data-tone='success'] {
    --tone: ${color.success};
    --dot: ${color.success};
    --soft: ${color.successSoft};
  }
  &[data-tone='warning'] {
    --tone: ${color.warning};
    --dot: ${color.warning};
    --soft: ${color.warningSoft};
  }
  &[data-tone='danger'] {
    --tone: ${color.danger};
    --dot: ${color.danger};
    --soft: ${color.dangerSoft};
  }
  &[data-dot]::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-inline-end: 6px;
    border-radius: ${radius.pill};
    background: var(--dot);
    vertical-align: 1px;
    forced-color-adjust: none;
  }
  > svg {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: top;
  }
`;

/** A state or a kind in one word, with a dot in its tone. The color is never the only sign. */
export function Badge({ children, tone = 'neutral', hasDot = true, icon }: BadgeProps): ReactNode {
  return (
    <Root data-tone={tone} data-dot={hasDot && icon === undefined ? '' : undefined}>
      {icon}
      {children}
    </Root>
  );
}

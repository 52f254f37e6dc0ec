import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../tokens';
import { Mark } from '../Mark/Mark';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  white-space: nowrap;

  &[data-size='small'] {
    ${text.heading}
  }
  &[data-size='large'] {
    ${text.page}
    gap: ${space[3]};
  }
`;

export interface WordmarkProps {
  /** `small` for bars, `large` for full-screen pages. */
  size?: 'small' | 'large' | undefined;
}

/** The mark with the product's written name. */
export function Wordmark({ size = 'small' }: WordmarkProps): ReactNode {
  return (
    <Root data-size={size}>
      <Mark size={size === 'small' ? 24 : 36} />
      Dropdeck
    </Root>
  );
}

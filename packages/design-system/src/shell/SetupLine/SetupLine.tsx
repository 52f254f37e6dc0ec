import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../../primitives';
import { color, controlHeight, focusRing, media, radius, text } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface SetupLineProps {
  done: number;
  total: number;
  onPress: () => void;
}

const Root = styled(PlainButton)`
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accentText};
  ${text.body}
  font-weight: 500;
  white-space: nowrap;
  text-underline-offset: 3px;
  cursor: pointer;
  outline: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

/** Says how far the setup is, beside a page's title, and opens the list of its steps. */
export function SetupLine({ done, total, onPress }: SetupLineProps): ReactNode {
  useLocale();
  return <Root onPress={onPress}>{t('progress', { done, total })}</Root>;
}

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../primitives';
import { color, text } from '../../../tokens';
import { t } from './text.en';

const Root = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  /* The icons in one column, the longer word at its end. */
  min-width: 66px;
  ${text.caption}
  font-weight: 500;
  color: ${color.danger};

  &[data-allowed] {
    color: ${color.success};
  }
`;

export function Verdict({ isAllowed }: { isAllowed: boolean }): ReactNode {
  return (
    <Root data-allowed={isAllowed || undefined}>
      <Icon icon={isAllowed ? Check : X} />
      <span>{isAllowed ? t('allowed') : t('denied')}</span>
    </Root>
  );
}

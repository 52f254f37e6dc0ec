import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t as common } from '../../lib/common/text.en';
import { webhookText } from '../../lib/text/webhookText';
import { Icon, Text, VisuallyHidden } from '../../primitives';
import { color, space } from '../../tokens';
import type { PlanValue } from './types';
import { t } from './text.en';

const Change = styled.p`
  svg {
    display: inline;
    margin-inline: ${space[2]};
    vertical-align: text-bottom;
    color: ${color.subtle};
  }
`;

/** A webhook is named by its last characters; of other secrets nothing is shown. */
const maskOf = (value: string): string => (/^https?:/i.test(value.trim()) ? webhookText(value) : '••••');

const textOf = (value: string, { isSecret }: PlanValue, isRevealed: boolean): string => {
  if (value === '') return common('none');
  return isSecret === true && !isRevealed ? maskOf(value) : value;
};

/** A value before and after a step; a secret is masked until it is revealed. */
export function StepValue({ value, isRevealed }: { value: PlanValue; isRevealed: boolean }): ReactNode {
  const { label, before, after } = value;
  return (
    <Change>
      {label !== '' && <Text as="span" data-tone="muted">{`${label}: `}</Text>}
      {before === '' ? (
        <bdi>{textOf(after, value, isRevealed)}</bdi>
      ) : (
        <>
          <Text as="bdi" data-tone="muted">
            {textOf(before, value, isRevealed)}
          </Text>
          <Icon icon={ArrowRight} />
          <VisuallyHidden>{t('becomes')}</VisuallyHidden>
          <bdi>{textOf(after, value, isRevealed)}</bdi>
        </>
      )}
    </Change>
  );
}

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, Text, VisuallyHidden } from '../../primitives';
import { webhookText } from '../../lib/text/webhookText';
import { color, space } from '../../tokens';
import type { PlanValue } from './types';
import { t as common } from '../../lib/common/text.en';
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

/** A value before and after a step. */
export function StepValue({ value, isRevealed }: { value: PlanValue; isRevealed: boolean }): ReactNode {
  const { label, before, after } = value;
  return (
    <Change>
      {label !== '' && <Text as="span" data-tone="muted">{`${label}: `}</Text>}
      {before === '' ? (
        <span>{textOf(after, value, isRevealed)}</span>
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

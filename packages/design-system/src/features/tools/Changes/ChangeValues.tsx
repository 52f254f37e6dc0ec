import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, Text, VisuallyHidden } from '../../../primitives';
import { color, space } from '../../../tokens';
import type { FieldChange } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';

const Line = styled.p`
  overflow-wrap: anywhere;

  svg {
    display: inline;
    margin-inline: ${space[2]};
    vertical-align: text-bottom;
    color: ${color.subtle};
  }
`;

/** Characters of a value that are shown. */
const MAX_TEXT = 240;

function textOf(value: string | null): string {
  if (value === null) return common('unknown');
  if (value === '') return common('none');
  const text = formatList(value.split('\n'), 'comma');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** A field with its values before and after. */
export function ChangeValues({
  change,
  isRevealed,
}: {
  change: FieldChange;
  isRevealed: boolean;
}): ReactNode {
  const { label, isList, whole } = change;
  const { before, after } = isRevealed && whole !== null ? whole : change;
  if (isList) {
    return (
      <>
        {(before ?? '') !== '' && (
          <Line>
            <Text as="span" data-tone="muted">
              {t('removed', { label })}{' '}
            </Text>
            {textOf(before)}
          </Line>
        )}
        {after !== '' && (
          <Line>
            <Text as="span" data-tone="muted">
              {t('added', { label })}{' '}
            </Text>
            {textOf(after)}
          </Line>
        )}
      </>
    );
  }
  return (
    <Line>
      <Text as="bdi" data-tone="muted">{`${label}: ${textOf(before)}`}</Text>
      <Icon icon={ArrowRight} />
      <VisuallyHidden>{t('becomes')}</VisuallyHidden>
      <bdi>{textOf(after)}</bdi>
    </Line>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, IconButton, Row, Text, VisuallyHidden } from '../../../primitives';
import { webhookText } from '../../../lib/text/webhookText';
import { color, media, space, text } from '../../../tokens';
import type { CompareRowItem, CompareScreenProps, CompareSide } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../../lib/react/useLocale';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-height: 44px;
  padding: ${space[2]} ${space[6]};

  &[data-same] {
    color: ${color.muted};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};
  }
`;

const Title = styled.span`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Values = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  ${text.small}
  overflow-wrap: anywhere;
`;

/** The monitor's name, on phones, where the columns are below each other. */
const Of = styled.span`
  display: none;
  color: ${color.muted};

  ${media.phone} {
    display: inline;
  }
`;

interface CompareRowProps {
  row: CompareRowItem;
  names: CompareScreenProps['names'];
  isRevealed: boolean;
  /** Undefined if the person may not copy it. */
  onCopy: ((copy: { to: CompareSide; id: string }) => void) | undefined;
}

function textOf(value: string | null, isSecret: boolean): string {
  if (value === null) return t('notThere');
  if (value === '') return common('none');
  return isSecret ? webhookText(value) : value;
}

function SideCell({
  row,
  names,
  isRevealed,
  onCopy,
  side,
}: CompareRowProps & { side: CompareSide }): ReactNode {
  const { id, title, state, values } = row;
  const to = side === 'a' ? 'b' : 'a';
  const isHere = state !== `only-${to}`;
  // An empty webhook is never copied.
  const isEmpty =
    values.length > 0 &&
    values.every((value) => value.isSecret === true && value.label === '' && (value[side] ?? '') === '');
  const canCopy = onCopy !== undefined && state !== 'same' && isHere && !isEmpty;
  return (
    <Row data-justify="between">
      <Values>
        {values.map((value) => (
          <span key={value.label}>
            <Of>{`${names[side]}: `}</Of>
            {value.label !== '' && <Text as="span" data-tone="muted">{`${value.label}: `}</Text>}
            {textOf(value[side], value.isSecret === true && !isRevealed)}
          </span>
        ))}
        {values.length === 0 && (
          <span>
            <Of>{`${names[side]}: `}</Of>
            {isHere ? (
              t('there')
            ) : (
              <Text as="span" data-tone="muted">
                {t('notThere')}
              </Text>
            )}
          </span>
        )}
      </Values>
      {canCopy && (
        <IconButton
          size="small"
          variant="ghost"
          label={t('copyTo', { title, name: names[to] })}
          icon={<Icon icon={to === 'b' ? ArrowRight : ArrowLeft} />}
          onPress={() => onCopy({ to, id })}
        />
      )}
    </Row>
  );
}

/** A row of a comparison: what both monitors have, and how to copy it. */
export const CompareRow = memo(function CompareRow(props: CompareRowProps): ReactNode {
  useLocale();
  const { title, state } = props.row;
  return (
    <Root data-same={state === 'same' || undefined}>
      <Title>
        {title}
        <VisuallyHidden>{state === 'same' ? ` ${t('sameNote')}` : ''}</VisuallyHidden>
      </Title>
      <SideCell {...props} side="a" />
      <SideCell {...props} side="b" />
    </Root>
  );
});

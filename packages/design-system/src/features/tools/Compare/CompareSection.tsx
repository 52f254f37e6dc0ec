import { useCallback, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { Badge, Button, Card } from '../../../primitives';
import { color, media, space, text } from '../../../tokens';
import { CompareRow } from './CompareRow';
import type { CompareRowItem, CompareScreenProps, CompareSectionItem, CompareSide } from './types';
import { t } from './text.en';

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[2]} ${space[6]};
  border-block: 1px solid ${color.border};
  ${text.caption}
  color: ${color.muted};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    display: none;
  }
`;

const Nothing = styled.p`
  padding: ${space[4]} ${space[6]} ${space[5]};
  ${text.body}
  color: ${color.muted};
`;

const texts = {
  settings: { heading: 'settings', none: 'noSettings', same: 'settingsSame' },
  webhooks: { heading: 'webhooks', none: 'noWebhooks', same: 'webhooksSame' },
  inputs: { heading: 'inputs', none: 'noInputs', same: 'inputsSame' },
  examples: { heading: 'examples', none: 'noExamples', same: 'examplesSame' },
} as const;

const keyOf = ({ id }: CompareRowItem): string => id;

interface CompareSectionProps extends Pick<CompareScreenProps, 'names' | 'isDeveloper' | 'onCopy'> {
  section: CompareSectionItem;
  isOnlyDifferent: boolean;
  isRevealed: boolean;
}

/** A part of the two monitors. */
export function CompareSection({
  section: { name, rows, different },
  names,
  isDeveloper,
  isOnlyDifferent,
  isRevealed,
  onCopy,
}: CompareSectionProps): ReactNode {
  const text = texts[name];
  const heading = t(text.heading);
  const shown = useMemo(
    () => (isOnlyDifferent ? rows.filter(({ state }) => state !== 'same') : rows),
    [rows, isOnlyDifferent],
  );
  const mayCopy = isDeveloper || name !== 'examples';
  const copyRow = useCallback(
    (copy: { to: CompareSide; id: string }) => onCopy({ ...copy, section: name }),
    [onCopy, name],
  );
  const copyAll = (to: CompareSide): ReactNode =>
    rows.some(({ state }) => state === 'different' || state === `only-${to === 'a' ? 'b' : 'a'}`) && (
      <Button size="small" onPress={() => onCopy({ to, section: name })}>
        {t('copyAllTo', { name: names[to] })}
      </Button>
    );
  return (
    <Card
      heading={heading}
      padding="none"
      badge={
        <Badge tone={different === 0 ? 'success' : 'accent'} hasDot={false}>
          {different === 0 ? t('same') : t('differences', { count: different })}
        </Badge>
      }
      actions={
        mayCopy &&
        different > 0 && (
          <>
            {copyAll('b')}
            {copyAll('a')}
          </>
        )
      }
    >
      {shown.length === 0 ? (
        <Nothing>{rows.length === 0 ? t(text.none) : t(text.same, { count: rows.length })}</Nothing>
      ) : (
        <>
          <Heads aria-hidden="true">
            <span />
            <span>{names.a}</span>
            <span>{names.b}</span>
          </Heads>
          <VirtualList
            label={heading}
            rows={shown}
            keyOf={keyOf}
            rowSize={44}
            isVariable
            isFrameless
            isStatic={!mayCopy}
            maxHeight={640}
            render={(row) => (
              <CompareRow
                row={row}
                names={names}
                isRevealed={isRevealed}
                onCopy={mayCopy ? copyRow : undefined}
              />
            )}
          />
        </>
      )}
    </Card>
  );
}

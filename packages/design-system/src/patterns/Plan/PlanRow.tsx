import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Row, Text } from '../../primitives';
import { useLocale } from '../../lib/react/useLocale';
import { counted } from '../../lib/nouns/noun';
import { color, media, space, text } from '../../tokens';
import { isChoosable, type PlanLine } from './planLines';
import { StepValue } from './StepValue';
import type { PlanChoice, PlanGroup, PlanStep } from './types';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';

/** Values and deleted names of a step that are shown at first. */
const SHOWN = 3;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  background: ${color.sunken};
  font-weight: 600;
`;

const Fixed = styled.span`
  padding-inline-start: 26px;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.caption}
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

const Body = styled.div`
  padding: ${space[2]} ${space[3]};
  padding-inline-start: ${space[6]};

  ${media.phone} {
    padding-inline-start: ${space[3]};
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: 26px;
  ${text.small}
  overflow-wrap: anywhere;
`;

export interface PlanRowProps {
  line: PlanLine;
  chosen: ReadonlySet<string>;
  isRevealed: boolean;
  isExpanded: boolean;
  onExpand: (key: string) => void;
  onToggle: (choice: PlanChoice) => void;
}

function GroupRow({
  group,
  chosen,
  onToggle,
}: Pick<PlanRowProps, 'chosen' | 'onToggle'> & { group: PlanGroup }) {
  const choosable = group.steps.filter(isChoosable);
  const count = choosable.filter(({ id }) => chosen.has(id)).length;
  if (choosable.length === 0) {
    return (
      <Head>
        <Fixed data-secret>{group.name}</Fixed>
      </Head>
    );
  }
  return (
    <Head data-secret>
      <Checkbox
        label={group.name}
        isSelected={count === choosable.length}
        isIndeterminate={count > 0 && count < choosable.length}
        onChange={(isChosen) => onToggle({ group: group.name, isChosen })}
      />
      <Count>
        {count === choosable.length
          ? counted('changes', count)
          : t('chosenOf', { count, items: counted('changes', choosable.length) })}
      </Count>
    </Head>
  );
}

function StepRow({
  step,
  chosen,
  isRevealed,
  isExpanded,
  onExpand,
  onToggle,
}: Omit<PlanRowProps, 'line'> & { step: PlanStep }): ReactNode {
  const { id, title, changes, deletes = [], skipped } = step;
  // A single one more takes no more room than its button.
  const shown = <Item,>(items: readonly Item[]): readonly Item[] =>
    isExpanded || items.length <= SHOWN + 1 ? items : items.slice(0, SHOWN);
  const hidden = changes.length + deletes.length - shown(changes).length - shown(deletes).length;
  return (
    <Body data-secret>
      {isChoosable(step) ? (
        <Checkbox
          label={title}
          isSelected={chosen.has(id)}
          onChange={(isChosen) => onToggle({ id, isChosen })}
        />
      ) : (
        <Details>
          <p>
            <bdi>{title}</bdi>
            {skipped !== undefined && (
              <Text as="span" data-tone="muted">{` · ${t('skipped', { reason: skipped })}`}</Text>
            )}
          </p>
        </Details>
      )}
      {(changes.length > 0 || deletes.length > 0) && (
        <Details>
          {shown(changes).map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step never changes while it is shown
            <StepValue key={index} value={value} isRevealed={isRevealed} />
          ))}
          {shown(deletes).map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same
            <Text data-tone="danger" key={index}>
              {t('deletes', { name })}
            </Text>
          ))}
          {hidden > 0 && (
            <Row>
              <Button size="small" variant="ghost" edge="start" onPress={() => onExpand(id)}>
                {t('showMore', { count: hidden })}
              </Button>
            </Row>
          )}
        </Details>
      )}
    </Body>
  );
}

/** A line of a plan; memoized, because scrolling renders the list. */
export const PlanRow = memo(function PlanRow({ line, ...row }: PlanRowProps): ReactNode {
  useLocale();
  switch (line.kind) {
    case 'group':
      return <GroupRow {...row} group={line.group} />;
    case 'step':
      return <StepRow {...row} step={line.step} />;
    case 'unchanged':
      return (
        <Body>
          <Details>
            <Text as="span" data-tone="muted">
              {t('unchanged', { titles: formatList(line.titles, 'comma') })}
            </Text>
          </Details>
        </Body>
      );
  }
});

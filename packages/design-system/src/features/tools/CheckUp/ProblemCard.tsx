import { formatList, localized } from '@dropdeck/text';
import { Archive } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../../lib/react/useLocale';
import { Button, Card, Icon, IconButton, Link, Menu, Text } from '../../../primitives';
import { color, media, space } from '../../../tokens';
import { t } from './text.en';
import type { AwayReason, CheckUpScreenProps, ProblemItem, ProblemKind } from './types';

/** Problems of a kind that are shown before “Show all”. */
const SHOWN = 5;

export const Rows = styled.ul`
  border-top: 1px solid ${color.border};
`;

export const RowItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[6]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  ${media.phone} {
    padding: ${space[2]} ${space[4]};
  }
`;

export const RowText = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const More = styled.div`
  padding: ${space[2]} ${space[6]} ${space[3]};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const reasonTexts = localized((): Readonly<Record<AwayReason, string>> => ({
  meant: t('meant'),
  later: t('later'),
  unimportant: t('unimportant'),
}));

const reasonGroups = localized(() => [
  {
    id: 'reasons',
    heading: t('why'),
    items: (Object.keys(reasonTexts()) as AwayReason[]).map((id) => ({ id, label: reasonTexts()[id] })),
  },
]);

const isReason = (id: string): id is AwayReason => id in reasonTexts();

/** The name of a problem among others of its kind. */
export function nameOfProblem({ kind, name }: Pick<ProblemItem, 'kind' | 'name'>): string {
  if (name !== '') return name;
  return t(kind === 'draft' ? 'unnamedDraft' : kind === 'oddWebhook' ? 'settings' : kind);
}

type Acts = Pick<CheckUpScreenProps, 'onGo' | 'onPutAway'>;

function ProblemActions({ problem, onGo, onPutAway }: { problem: ProblemItem } & Acts): ReactNode {
  const name = nameOfProblem(problem);
  return (
    <>
      <Link
        href={problem.href}
        variant="secondary"
        size="small"
        aria-label={t('openItem', { name })}
        onPress={() => onGo(problem)}
      >
        {t('open')}
      </Link>
      <Menu
        label={t('putAwayItem', { name })}
        trigger={
          <IconButton size="small" label={t('putAwayItem', { name })} icon={<Icon icon={Archive} />} />
        }
        groups={reasonGroups()}
        placement="bottom end"
        onAction={(reason) => {
          if (isReason(reason)) onPutAway({ id: problem.id, reason });
        }}
      />
    </>
  );
}

export interface ProblemCardProps extends Acts {
  kind: ProblemKind;
  items: readonly ProblemItem[];
}

/** The problems of a kind: why they matter, and a way to each. */
export function ProblemCard({ kind, items, onGo, onPutAway }: ProblemCardProps): ReactNode {
  useLocale();
  const [isExpanded, setExpanded] = useState(false);
  const [first] = items;
  const acts = { onGo, onPutAway };
  // The account has one of it, which the heading names.
  if (items.length === 1 && first?.name === '' && kind !== 'draft') {
    return (
      <Card
        heading={t(kind)}
        description={t(`${kind}Why`)}
        actions={<ProblemActions problem={first} {...acts} />}
      />
    );
  }
  const shown = isExpanded ? items : items.slice(0, SHOWN);
  return (
    <Card heading={t(kind)} description={t(`${kind}Why`)} padding="none">
      <Rows>
        {shown.map((problem) => (
          <RowItem key={problem.id}>
            <RowText>
              <bdi>{nameOfProblem(problem)}</bdi>
              {problem.others.length > 0 && (
                <Text data-size="small" data-tone="muted">
                  <bdi>{formatList(problem.others, 'comma')}</bdi>
                </Text>
              )}
            </RowText>
            <ProblemActions problem={problem} {...acts} />
          </RowItem>
        ))}
      </Rows>
      {shown.length < items.length && (
        <More>
          <Button size="small" variant="ghost" onPress={() => setExpanded(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        </More>
      )}
    </Card>
  );
}

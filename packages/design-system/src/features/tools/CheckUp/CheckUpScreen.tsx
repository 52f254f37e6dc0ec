import { formatNumber, localized } from '@dropdeck/text';
import { CircleCheck, EyeOff, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t as common } from '../../../lib/common/text.en';
import { useLocale } from '../../../lib/react/useLocale';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader';
import { Button, Card, Disclosure, Icon, Link, Stack, Text, Time } from '../../../primitives';
import { color, space } from '../../../tokens';
import { nameOfProblem, ProblemCard, reasonTexts, RowItem, Rows, RowText } from './ProblemCard';
import { ScanState } from './ScanState';
import { t } from './text.en';
import type { AwayItem, CheckedArea, CheckUpScreenProps } from './types';

const Root = styled(Stack)`
  > header {
    margin-bottom: 0;
  }
`;

const Area = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0 ${space[3]};
  padding-block: ${space[1]};

  > svg {
    margin-top: 2px;
    color: ${color.muted};
  }
  &[data-state='looked'] > svg {
    color: ${color.success};
  }
  &[data-state='failed'] > svg {
    color: ${color.danger};
  }
`;

const AreaList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space[1]} ${space[6]};
`;

const areaTexts = localized((): Readonly<Record<CheckedArea['id'], string>> => ({
  settings: t('areaSettings'),
  monitors: t('areaMonitors'),
  redirects: t('areaRedirects'),
  drafts: t('areaDrafts'),
  details: t('areaDetails'),
  permissions: t('areaPermissions'),
}));

const icons: Readonly<Record<CheckedArea['state'], LucideIcon>> = {
  looked: CircleCheck,
  loading: EyeOff,
  failed: TriangleAlert,
  refused: EyeOff,
  open: EyeOff,
};

function stateText({ state, read, total, reason }: CheckedArea): string {
  switch (state) {
    case 'looked':
      return read === undefined || total === undefined ? t('areaLooked') : t('areaCount', { read, total });
    case 'loading':
      return common('loading');
    case 'failed':
      return reason === undefined ? t('areaFailed') : t('areaFailedFor', { reason });
    case 'refused':
      return t('areaRefused');
    case 'open':
      return t('areaOpen');
  }
}

/** What was looked at and what was not, with the time: “nothing found” says nothing about the rest. */
function LookedAt(props: CheckUpScreenProps): ReactNode {
  const { areas, onRetry } = props;
  const hasFailed = areas.some(({ state }) => state === 'failed');
  return (
    <Card
      heading={t('lookedAt')}
      description={t('lookedAtText')}
      actions={
        hasFailed && (
          <Button size="small" onPress={onRetry}>
            {common('retry')}
          </Button>
        )
      }
    >
      <Stack data-gap={5}>
        <AreaList>
          {areas.map((area) => (
            <Area key={area.id} data-state={area.state}>
              <Icon icon={icons[area.state]} />
              <div>
                {areaTexts()[area.id]}
                <Text data-size="small" data-tone={area.state === 'failed' ? 'danger' : 'muted'}>
                  {area.href === undefined ? (
                    stateText(area)
                  ) : (
                    <Link variant="inline" href={area.href}>
                      {stateText(area)}
                    </Link>
                  )}
                  {area.state === 'looked' && area.at !== undefined && (
                    <>
                      {' · '}
                      <Time at={area.at} format="time" isInList />
                    </>
                  )}
                </Text>
              </div>
            </Area>
          ))}
        </AreaList>
        <ScanState {...props} />
      </Stack>
    </Card>
  );
}

function Away({
  away,
  onBringBack,
}: {
  away: readonly AwayItem[];
  onBringBack: (id: string) => void;
}): ReactNode {
  return (
    <Disclosure
      title={t('awayTitle')}
      aside={
        <Text as="span" data-tone="muted" data-tabular>
          {formatNumber(away.length)}
        </Text>
      }
    >
      <Text data-tone="muted" data-below={3}>
        {t('awayText')}
      </Text>
      <Rows>
        {away.map((item) => {
          const name = nameOfProblem(item);
          return (
            <RowItem key={item.id}>
              <RowText>
                <bdi>{name}</bdi>
                <Text data-size="small" data-tone="muted">
                  {reasonTexts()[item.reason]}
                  {' · '}
                  <Time at={item.at} format="date" isInList />
                </Text>
              </RowText>
              <Button
                size="small"
                aria-label={t('bringBackItem', { name })}
                onPress={() => onBringBack(item.id)}
              >
                {t('bringBack')}
              </Button>
            </RowItem>
          );
        })}
      </Rows>
    </Disclosure>
  );
}

/** What is wrong or likely so, why it matters and where to change it (specification 2.20). */
export function CheckUpScreen(props: CheckUpScreenProps): ReactNode {
  useLocale();
  const { groups, away, areas, onGo, onPutAway, onBringBack } = props;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isLoading = areas.some(({ state }) => state === 'loading');
  return (
    <Root data-gap={5}>
      <PageHeader title={t('title')} description={t('description')} />
      <Text role="status" data-bold data-tone={count === 0 ? 'muted' : 'text'}>
        {count > 0 ? t('found', { count }) : isLoading ? t('looking') : t('nothing')}
      </Text>
      {groups.map(({ kind, items }) => (
        <ProblemCard key={kind} kind={kind} items={items} onGo={onGo} onPutAway={onPutAway} />
      ))}
      <LookedAt {...props} />
      {away.length > 0 && <Away away={away} onBringBack={onBringBack} />}
    </Root>
  );
}

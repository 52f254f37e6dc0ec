import { localized } from '@dropdeck/text';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Row, SearchField, Skeleton, SkeletonGroup, Text } from '../../../primitives';
import { createMatcher } from '../../../lib/text/createMatcher';
import { isPending } from '../../../loading/loadStatus';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { color, radius, space } from '../../../tokens';
import type { CompareMonitor, CompareScreenProps, CompareSide } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  height: 100%;
  padding-inline: ${space[2]};

  > * {
    flex: 1;
    justify-content: flex-start;
    min-width: 0;
  }
`;

const labels = localized(() => ({ a: t('firstMonitor'), b: t('secondMonitor') }) as const);
const keyOf = ({ uuid }: CompareMonitor): string => uuid;

type MonitorPickProps = Pick<
  CompareScreenProps,
  'monitors' | 'listStatus' | 'names' | 'uuids' | 'onChoose' | 'onListRetry'
> & { side: CompareSide };

/** One of the two monitors: its name, or the search for it. */
export function MonitorPick({
  side,
  monitors,
  listStatus,
  names,
  uuids,
  onChoose,
  onListRetry,
}: MonitorPickProps): ReactNode {
  const [isChanging, setChanging] = useState(false);
  const [search, setSearch] = useState('');
  const other = uuids[side === 'a' ? 'b' : 'a'];
  const shown = useMemo(() => {
    const matches = createMatcher(search);
    return monitors.filter(({ uuid, name }) => uuid !== other && matches(name.toLowerCase()));
  }, [monitors, other, search]);
  const label = labels()[side];
  if (uuids[side] !== '' && !isChanging) {
    return (
      <Box aria-label={label}>
        <Row data-gap={3} data-justify="between">
          <div style={{ minWidth: 0 }}>
            <Text data-size="caption" data-tone="muted">
              {label}
            </Text>
            <Text data-size="body" data-bold data-long="ellipsis" title={names[side]}>
              {names[side]}
            </Text>
          </div>
          <Button size="small" onPress={() => setChanging(true)}>
            {common('change')}
          </Button>
        </Row>
      </Box>
    );
  }
  const choose = (uuid: string): void => {
    setChanging(false);
    setSearch('');
    onChoose({ side, uuid });
  };
  return (
    <Box aria-label={label}>
      <SearchField
        label={label}
        isLabelVisible
        value={search}
        onChange={setSearch}
        placeholder={t('search')}
        autoFocus={isChanging}
      />
      {listStatus === 'failed' ? (
        <Banner tone="danger" title={t('listFailed')} isLive onRetry={onListRetry} />
      ) : isPending(listStatus) ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="100%" height="132px" />
        </SkeletonGroup>
      ) : shown.length === 0 ? (
        <Text data-size="caption" data-tone="muted" role="status">
          {t('noneFound')}
        </Text>
      ) : (
        <VirtualList
          label={t('chooseOne', { label })}
          rows={shown}
          keyOf={keyOf}
          rowSize={44}
          maxHeight={220}
          render={({ uuid, name }) => (
            <Option>
              <Button variant="ghost" onPress={() => choose(uuid)}>
                {name}
              </Button>
            </Option>
          )}
        />
      )}
    </Box>
  );
}

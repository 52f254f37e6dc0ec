import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Banner,
  Checkbox,
  EmptyState,
  ListLine,
  SearchField,
  Select,
  Skeleton,
  SkeletonGroup,
  SkeletonList,
  Stack,
  Text,
} from '../../../primitives';
import { isPending } from '../../../loading/loadStatus';
import { useMedia } from '../../../lib/react/useMedia';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { media, space } from '../../../tokens';
import type { CopyTarget, CopyTargetsProps } from './types';
import { t } from './text.en';

/** A monitor to copy to; memoized, because scrolling renders the list. */
const TargetRow = memo(function TargetRow({
  monitor: { uuid, name, product },
  isPicked,
  onPick,
}: {
  monitor: CopyTarget;
  isPicked: boolean;
  onPick: CopyTargetsProps['onPick'];
}): ReactNode {
  return (
    <ListLine data-gap={3}>
      <Text as="div" data-long="anywhere" data-grows data-secret translate="no">
        <Checkbox label={name} isSelected={isPicked} onChange={(next) => onPick({ uuid, isPicked: next })} />
      </Text>
      <Text
        as="span"
        data-size="small"
        data-tone="muted"
        data-long="ellipsis"
        style={{ flex: 'none', maxWidth: '40%' }}
      >
        {product}
      </Text>
    </ListLine>
  );
});

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const keyOf = ({ uuid }: CopyTarget): string => uuid;

/** The second step: the monitors to copy to. */
export function TargetsStep({
  status,
  monitors,
  total,
  picked,
  search,
  product,
  products,
  view,
  views,
  onSearchChange,
  onProductChange,
  onViewChange,
  onPick,
  onPickMatches,
  onRetry,
}: CopyTargetsProps): ReactNode {
  const isPhone = useMedia(media.phone);
  if (status === 'failed') {
    return <Banner tone="danger" title={t('targetsFailed')} isLive onRetry={onRetry} />;
  }
  if (isPending(status)) {
    return (
      <SkeletonGroup label={t('loadingTargets')}>
        <Stack data-gap={4}>
          <Bar>
            <Skeleton shape="field" />
            <Skeleton shape="field" />
            <Skeleton shape="field" />
          </Bar>
          <div>
            <ListLine data-below={1}>
              <Skeleton shape="check" />
              <Skeleton width="144px" />
            </ListLine>
            <SkeletonList count={isPhone ? 6 : 8} rowSize={44} isSelectable />
          </div>
          <Skeleton width="120px" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const pickedHere = monitors.filter(({ uuid }) => picked.has(uuid)).length;
  const hidden = picked.size - pickedHere;
  return (
    <Stack data-gap={4}>
      <Bar>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onChange={onSearchChange}
        />
        <Select
          label={t('view')}
          isLabelHidden
          options={views.map(({ id, name }) => ({ id, label: name }))}
          value={view}
          onChange={onViewChange}
        />
        <Select
          label={t('product')}
          isLabelHidden
          options={[
            { id: '', label: t('allProducts') },
            ...products.map((name) => ({ id: name, label: name })),
          ]}
          value={product}
          onChange={onProductChange}
        />
      </Bar>
      {monitors.length === 0 ? (
        <EmptyState isCompact title={total === 0 ? t('noTargets') : t('noneMatch')}>
          {total === 0 ? t('noTargetsText') : t('noneMatchText')}
        </EmptyState>
      ) : (
        <div>
          <ListLine data-below={1}>
            <Checkbox
              label={
                monitors.length === total
                  ? t('selectAll', { count: total })
                  : t('selectAllMatching', { count: monitors.length })
              }
              isSelected={pickedHere === monitors.length}
              isIndeterminate={pickedHere > 0 && pickedHere < monitors.length}
              onChange={onPickMatches}
            />
          </ListLine>
          <VirtualList
            label={t('monitors')}
            rows={monitors}
            keyOf={keyOf}
            rowSize={44}
            maxHeight={isPhone ? 264 : 352}
            render={(monitor) => (
              <TargetRow monitor={monitor} isPicked={picked.has(monitor.uuid)} onPick={onPick} />
            )}
          />
        </div>
      )}
      <Text data-size="small" data-tone="muted" data-tabular role="status">
        {hidden > 0 ? t('pickedHidden', { count: picked.size, hidden }) : t('picked', { count: picked.size })}
      </Text>
    </Stack>
  );
}

import type { ReactNode } from 'react';
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
  Stack,
  Text,
} from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { isPending } from '../../../loading/loadStatus';
import { useMedia } from '../../../lib/react/useMedia';
import { VirtualList } from '../../../patterns/VirtualList/VirtualList';
import { media, space } from '../../../tokens';
import { TargetRow } from './TargetRow';
import type { ApplyTarget, ApplyTargetsProps } from './types';

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

const keyOf = ({ uuid }: ApplyTarget): string => uuid;

/** The second step: the monitors to apply to. */
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
}: ApplyTargetsProps): ReactNode {
  const { formatCount, countOf } = useCounts();
  const isPhone = useMedia(media.phone);
  if (status === 'failed') {
    return <Banner tone="danger" title="The monitors could not be loaded" isLive onRetry={onRetry} />;
  }
  if (isPending(status)) {
    return (
      <SkeletonGroup label="Loading monitors">
        <Skeleton shape="block" height="36px" />
        <Skeleton shape="block" height="384px" />
      </SkeletonGroup>
    );
  }
  const pickedHere = monitors.filter(({ uuid }) => picked.has(uuid)).length;
  const hidden = picked.size - pickedHere;
  return (
    <Stack data-gap={4}>
      <Bar>
        <SearchField
          label="Search monitors"
          placeholder="Search monitors..."
          value={search}
          onChange={onSearchChange}
        />
        <Select
          label="View"
          isLabelHidden
          options={views.map(({ id, name }) => ({ id, label: name }))}
          value={view}
          onChange={onViewChange}
        />
        <Select
          label="Product"
          isLabelHidden
          options={[
            { id: '', label: 'All products' },
            ...products.map((name) => ({ id: name, label: name })),
          ]}
          value={product}
          onChange={onProductChange}
        />
      </Bar>
      {monitors.length === 0 ? (
        <EmptyState isCompact title={total === 0 ? 'There are no other monitors' : 'No monitors match'}>
          {total === 0
            ? 'Create one to apply something to it.'
            : 'Change the search, the view or the product.'}
        </EmptyState>
      ) : (
        <div>
          <ListLine data-below={1}>
            <Checkbox
              label={
                monitors.length === total
                  ? `Select all ${countOf(total, 'monitor')}`
                  : `Select all ${formatCount(monitors.length)} that match`
              }
              isSelected={pickedHere === monitors.length}
              isIndeterminate={pickedHere > 0 && pickedHere < monitors.length}
              onChange={onPickMatches}
            />
          </ListLine>
          <VirtualList
            label="Monitors"
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
        {`${countOf(picked.size, 'monitor')} selected${hidden > 0 ? ` · ${formatCount(hidden)} not shown` : ''}`}
      </Text>
    </Stack>
  );
}

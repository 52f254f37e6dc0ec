import { localized, slot } from '@dropdeck/text';
import { Download, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { fill } from '../../../lib/text/fill';
import { FilterSelect } from '../../../patterns/FilterBar/FilterSelect';
import { Icon, IconButton, Menu, Row } from '../../../primitives';
import { Controls, Share, Tools } from './graphStyles';
import type { GraphZoom, StatusEarlier } from './types';
import { t } from './text.en';

/** What a graph is saved as. */
export type GraphFormat = 'csv' | 'png' | 'svg';

export interface GraphControlsProps {
  errorShare: number | null;
  earlier: StatusEarlier;
  earlierChoices: readonly StatusEarlier[];
  isZoomed: boolean;
  canZoomIn: boolean;
  onEarlierChange: (earlier: StatusEarlier) => void;
  onZoom: (zoom: GraphZoom) => void;
  onDownload: (format: GraphFormat) => void;
}

const earlierOptions = localized(
  () =>
    [
      { id: 'none', label: t('noEarlier') },
      { id: 'day', label: t('dayBefore') },
      { id: 'week', label: t('weekBefore') },
    ] as const satisfies ReadonlyArray<{ id: StatusEarlier; label: string }>,
);

const downloads = localized(() => [
  {
    id: 'download',
    items: [
      { id: 'csv', label: t('csv') },
      { id: 'png', label: t('png') },
      { id: 'svg', label: t('svg') },
    ],
  },
]);

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;

/** The share of errors, an earlier day, zoom and download. */
export function GraphControls({
  errorShare,
  earlier,
  earlierChoices,
  isZoomed,
  canZoomIn,
  onEarlierChange,
  onZoom,
  onDownload,
}: GraphControlsProps): ReactNode {
  useLocale();
  return (
    <Controls>
      <Share>
        {fill(t('errorShare', { share: slot('share') }), {
          share: (
            <strong>
              {errorShare === null ? '–' : new Intl.NumberFormat(undefined, percent).format(errorShare)}
            </strong>
          ),
        })}
      </Share>
      <Tools>
        {earlierChoices.length > 1 && (
          <FilterSelect
            label={t('earlier')}
            options={earlierOptions().filter(({ id: choice }) => earlierChoices.includes(choice))}
            value={earlier}
            onChange={onEarlierChange}
          />
        )}
        <Row data-gap={1}>
          <IconButton
            label={t('zoomIn')}
            icon={<Icon icon={ZoomIn} />}
            size="small"
            isDisabled={!canZoomIn}
            onPress={() => onZoom('in')}
          />
          <IconButton
            label={t('zoomOut')}
            icon={<Icon icon={ZoomOut} />}
            size="small"
            isDisabled={!isZoomed}
            onPress={() => onZoom('out')}
          />
          <Menu
            label={t('download')}
            trigger={<IconButton label={t('download')} icon={<Icon icon={Download} />} size="small" />}
            groups={downloads()}
            onAction={(id) => onDownload(id as GraphFormat)}
            placement="bottom end"
          />
        </Row>
      </Tools>
    </Controls>
  );
}

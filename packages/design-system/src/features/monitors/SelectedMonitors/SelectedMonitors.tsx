import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { useMedia } from '../../../lib/react/useMedia';
import { Button, Menu } from '../../../primitives';
import { media } from '../../../tokens';
import type { MonitorSelection } from '../MonitorsTable';
import { t } from './text.en';

export interface SelectedMonitorsProps extends MonitorSelection {
  /** Pins monitors in this browser, or no longer. */
  onPin: (change: { uuids: readonly string[]; isPinned: boolean }) => void;
}

/** What the selection bar of the overview offers. */
export function SelectedMonitors({ monitors, exports, onPin, onExport }: SelectedMonitorsProps): ReactNode {
  useLocale();
  const ids = monitors.map(({ uuid }) => uuid);
  const areAllPinned = monitors.every(({ isPinned }) => isPinned);
  const isPhone = useMedia(media.phone);
  const items = [{ id: 'pin', label: t(areAllPinned ? 'unpin' : 'pin') }];
  const act = (id: string): void => {
    if (id === 'pin') onPin({ uuids: ids, isPinned: !areAllPinned });
    else onExport({ format: id.endsWith('csv') ? 'csv' : 'json', ids });
  };
  return (
    <>
      {!isPhone &&
        items.map(({ id, label }) => (
          <Button key={id} size="small" onPress={() => act(id)}>
            {label}
          </Button>
        ))}
      <Menu
        label={t(isPhone ? 'changeSelected' : 'exportSelected')}
        trigger={<Button size="small">{t(isPhone ? 'change' : 'export')}</Button>}
        groups={isPhone ? [{ id: 'acts', items }, ...exports] : exports}
        onAction={act}
        placement="bottom end"
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../../primitives';
import type { MonitorSelection } from '../MonitorsTable';
import { t } from './text.en';

export interface SelectedMonitorsProps extends MonitorSelection {
  /** Pins monitors in this browser, or no longer. */
  onPin: (change: { uuids: readonly string[]; isPinned: boolean }) => void;
}

/** What the selection bar of the overview offers. */
export function SelectedMonitors({ monitors, onPin }: SelectedMonitorsProps): ReactNode {
  const uuids = monitors.map(({ uuid }) => uuid);
  const areAllPinned = monitors.every(({ isPinned }) => isPinned);
  return (
    <Button size="small" onPress={() => onPin({ uuids, isPinned: !areAllPinned })}>
      {t(areAllPinned ? 'unpin' : 'pin')}
    </Button>
  );
}

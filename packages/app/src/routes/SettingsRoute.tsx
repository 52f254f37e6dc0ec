import { createChunk, SettingsScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/settings';
import { useMemo, type ReactNode } from 'react';
import { usePart } from '../shell/connect';
import { usePage } from '../shell/usePage';
import { afterChunk } from './afterChunk';

const exportChunk = createChunk(() => import('@dropdeck/domain/account/settings/bulk'), 'notice');

/** /settings */
export function Component(): ReactNode {
  usePage(page, undefined);
  const part = usePart(screen);
  const { onServersExport } = part;
  return (
    <SettingsScreen
      {...part}
      onServersExport={useMemo(() => afterChunk(exportChunk, onServersExport), [onServersExport])}
    />
  );
}

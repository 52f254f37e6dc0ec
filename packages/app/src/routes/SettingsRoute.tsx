import { createChunk, LazyBoundary, SettingsScreen } from '@dropdeck/design-system';
import { $isServersImportNeeded, page, screen } from '@dropdeck/domain/account/settings';
import { useUnit } from 'effector-react';
import { lazy, useMemo, type ReactNode } from 'react';
import { usePart } from '../shell/connect';
import { usePage } from '../shell/usePage';
import { afterChunk } from './afterChunk';

const serversChunk = createChunk(() => import('./settings/ServerImport'), 'notice');
const ServerImport = lazy(serversChunk.load);

/** /settings */
export function Component(): ReactNode {
  usePage(page, undefined);
  const part = usePart(screen);
  const { onServersExport } = part;
  const isImportNeeded = useUnit($isServersImportNeeded);
  return (
    <>
      <SettingsScreen
        {...part}
        onServersExport={useMemo(() => afterChunk(serversChunk, onServersExport), [onServersExport])}
      />
      {isImportNeeded && (
        <LazyBoundary isQuiet>
          <ServerImport />
        </LazyBoundary>
      )}
    </>
  );
}

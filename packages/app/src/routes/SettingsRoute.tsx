import { SettingsScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/settings';
import type { ReactNode } from 'react';
import { usePart } from '../shell/connect';
import { usePage } from '../shell/usePage';

/** /settings */
export function Component(): ReactNode {
  usePage(page, undefined);
  return <SettingsScreen {...usePart(screen)} />;
}

import { SettingsScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/settings';
import type { ReactNode } from 'react';
import { usePage, usePart } from '../shell/connect';

/** /settings */
export function Component(): ReactNode {
  usePage(page, undefined);
  return <SettingsScreen {...usePart(screen)} />;
}

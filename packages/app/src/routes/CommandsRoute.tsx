import { PlaceholderScreen } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';

/** /commands: the page's frame; opening it checks the permission to change commands. */
export function Component(): ReactNode {
  usePage(
    commands.page,
    useMemo(() => ({ origin: window.location.origin }), []),
  );
  return <PlaceholderScreen title="Commands" description="Who may use which command, per server." />;
}

import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /monitors: the page's frame. */
export function Component(): ReactNode {
  return <PlaceholderScreen title="Monitors" description="Everything you watch, at a glance." />;
}

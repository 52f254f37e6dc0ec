import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /dashboard-access: the page's frame. */
export function Component(): ReactNode {
  return <PlaceholderScreen title="Dashboard Access" description="Who may use this dashboard." />;
}

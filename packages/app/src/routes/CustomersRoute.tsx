import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /customers: the page's frame. */
export function Component(): ReactNode {
  return <PlaceholderScreen title="Customers" description="Every customer, their renewals and products." />;
}

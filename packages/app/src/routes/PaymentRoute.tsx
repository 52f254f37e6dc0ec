import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /payment: the page's frame. */
export function Component(): ReactNode {
  return <PlaceholderScreen title="Payment" description="Your plan, its renewal and what you have bought." />;
}

import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /monitors/{uuid}: the page's frame. */
export function Component(): ReactNode {
  return <PlaceholderScreen title="Monitor" description="Webhooks, settings and inputs of one monitor." />;
}

import { PlaceholderScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /monitors/redirects: the page's frame. */
export function Component(): ReactNode {
  return (
    <PlaceholderScreen title="Redirects" description="Send what matches a keyword to a webhook of its own." />
  );
}

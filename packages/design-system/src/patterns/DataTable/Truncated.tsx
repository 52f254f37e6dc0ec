import type { ReactNode } from 'react';

export interface TruncatedProps {
  children: ReactNode;
  /** Monospaced, for IDs, links and webhooks. */
  mono?: boolean | undefined;
  /** A quieter second fact beside the first. */
  isMuted?: boolean | undefined;
}

/**
 * A part of a DataTable's cell that is cut off on its own: the name beside a badge, say. A cell that
 * is only text needs none; either way a tooltip shows the whole when it is cut.
 */
export function Truncated({ children, mono = false, isMuted = false }: TruncatedProps): ReactNode {
  return (
    <span data-truncate="" data-mono={mono || undefined} data-muted={isMuted || undefined}>
      {children}
    </span>
  );
}

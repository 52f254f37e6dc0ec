import { Component, Suspense, type ReactNode } from 'react';
import { MissingPartBanner } from './MissingPartBanner';
import { ChunkMissingError } from '../../loading/chunk';

interface Props {
  /** Shown while the component is loading. */
  fallback?: ReactNode;
  /** Renders nothing for a missing component, because a notice elsewhere reports it. */
  isQuiet?: boolean;
  children: ReactNode;
}

/**
 * A boundary around a component made by React's `lazy`. Shows a banner in its place when its chunk is
 * missing, and leaves the rest of the page alone. Other errors pass through.
 */
export class LazyBoundary extends Component<Props, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: { error: unknown } } {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { fallback = null, isQuiet = false, children } = this.props;
    if (caught === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    const { error } = caught;
    if (!(error instanceof ChunkMissingError)) throw error;
    if (isQuiet) return null;
    return (
      <MissingPartBanner isNewVersion={error.isNewVersion}>
        {error.isNewVersion ? undefined : error.message}
      </MissingPartBanner>
    );
  }
}

import { ErrorScreen, missingChunk } from '@dropdeck/design-system';
import { Component, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { t } from './text.en';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  /** Wrapped, because the thrown value may be `null` or `undefined`. */
  caught: { error: unknown } | null;
}

const describe = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : t('failed');

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  /** For the reports, which load later (browser/reports). */
  override componentDidCatch(error: unknown): void {
    window.dispatchEvent(new CustomEvent('dropdeck:page-error', { detail: error }));
  }

  /** A navigation resets the boundary. */
  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    return location === state.location ? null : { location, caught: null };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    // The state of a crashed page is unknown, so the link reloads the document.
    return (
      <ErrorScreen
        isOutdated={missingChunk(caught.error)?.isNewVersion === true}
        message={describe(caught.error)}
        onBack={() => window.location.assign('/')}
        onReload={() => window.location.reload()}
      />
    );
  }
}

/** Shows the error page with the message of anything a route throws (specification 2.18). */
export function RouteBoundary({ children }: { children: ReactNode }): ReactNode {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

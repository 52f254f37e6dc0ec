import { ErrorScreen } from '@dropdeck/design-system';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || `Status ${error.status}`;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
}

/** The page for whatever a route throws (spec section 2): status text or message, and a way back. */
export function RouteError(): ReactNode {
  const error = useRouteError();
  // A page that broke may be in any state: the way back loads it anew.
  return (
    <ErrorScreen
      message={describe(error)}
      onBack={() => window.location.assign('/')}
      onReload={() => window.location.reload()}
    />
  );
}

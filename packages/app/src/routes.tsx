import * as session from '@dropdeck/domain/session';
import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@dropdeck/design-system';
import { chunks } from './chunks';
import { Root } from './shell/Root';
import { RouteError } from './shell/RouteError';

/** The routes of the route table, each lazily loaded, inside the one root that guards them all. */
export const routeObjects: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      ...Object.entries(chunks).map(([name, lazy]) => ({
        path: session.routes[name as session.RouteName],
        lazy,
      })),
      // Redirects and unknown paths are the root's business; these rows only let it be asked.
      { path: session.routes.root, element: null },
      { path: '*', element: null },
    ],
  },
];

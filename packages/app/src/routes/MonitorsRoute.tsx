import {
  createChunk,
  DeveloperSettings,
  LazyBoundary,
  MonitorsScreen,
  type MonitorRow,
  type MonitorSelection,
} from '@dropdeck/design-system';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { monitorHref, pages } from '@dropdeck/domain/shell/pages';
import { $isDeveloper } from '@dropdeck/domain/account/session';
import { useUnit } from 'effector-react';
import { lazy, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { later } from '../late';
import { connect, usePage, usePart } from '../shell/connect';
import { fromList } from '../router/AppRouter';

const Screen = connect(MonitorsScreen, monitors.screen);
const Panel = connect(DeveloperSettings, monitors.panel);
// Lazy, because only developers see it.
const DeveloperLists = lazy(createChunk(() => import('./monitors/DeveloperLists')).load);
const Selected = lazy(createChunk(() => import('./monitors/Selected'), 'notice').load);
const DeveloperDialogs = later(createChunk(() => import('./monitors/DeveloperDialogs'), 'notice'));

const developerSettings = (
  <Panel>
    <LazyBoundary>
      <DeveloperLists />
    </LazyBoundary>
  </Panel>
);

const selected = (selection: MonitorSelection): ReactNode => (
  <LazyBoundary>
    <Selected {...selection} />
  </LazyBoundary>
);

const hrefOf = ({ uuid }: MonitorRow): string => monitorHref(uuid);

/** How a monitor's page is reached from the row. */
function useOpening() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useUnit(monitors.$query);
  // In a ref, so that a change of the query renders no row.
  const latest = useRef({ query, search });
  useEffect(() => {
    latest.current = { query, search };
  }, [query, search]);
  return {
    hrefOf,
    linkQuery: useCallback(() => latest.current.query, []),
    onOpen: useCallback(
      ({ uuid }: MonitorRow) => {
        const { query: typed, search: shown } = latest.current;
        // The address lags behind by the debounce; Back must restore the typed text.
        if (typed !== shown) navigate(`${pages.monitors.path}${typed}`, { replace: true });
        navigate(monitorHref(uuid, typed), { state: fromList });
      },
      [navigate],
    ),
  };
}

/** /monitors */
export function Component(): ReactNode {
  usePage(monitors.page, undefined);
  const isDeveloper = useUnit($isDeveloper);
  return (
    <>
      <Screen
        {...useOpening()}
        selected={selected}
        list={usePart(monitors.list.part)}
        developerSettings={isDeveloper && developerSettings}
      />
      {isDeveloper && <DeveloperDialogs />}
    </>
  );
}

import {
  createChunk,
  DeveloperSettings,
  MonitorsScreen,
  type MonitorRow,
  type MonitorSelection,
} from '@dropdeck/design-system';
import { $isDeveloper } from '@dropdeck/domain/account/session';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { monitorHref, pages } from '@dropdeck/domain/shell/pages';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetch } from '../chunks';
import { later, lazyPart } from '../late';
import { fromList } from '../router/AppRouter';
import { connect, route } from '../shell/connect';

const Screen = connect(MonitorsScreen, { ...monitors.screen, list: monitors.list.part });
const Panel = connect(DeveloperSettings, monitors.panel);
// Lazy, because only developers see it.
const DeveloperLists = lazyPart(
  createChunk(() => import('./monitors/DeveloperLists')),
  false,
);
const Selected = lazyPart(
  createChunk(() => import('./monitors/Selected'), 'notice'),
  false,
);
const Found = lazyPart(createChunk(() => import('./monitors/Found'), 'notice'));
const DeveloperDialogs = later(createChunk(() => import('./monitors/DeveloperDialogs'), 'notice'));

const developerSettings = (
  <Panel>
    <DeveloperLists />
  </Panel>
);

const selected = (selection: MonitorSelection): ReactNode => <Selected {...selection} />;

const hrefOf = ({ uuid }: MonitorRow): string => monitorHref(uuid);

/** The page of any monitor: its uuid does not matter. */
const fetchDetail = (): void => void prefetch(monitorHref('any'));

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
export const Component = route(
  monitors.page,
  undefined,
  () => (
    <Screen
      {...useOpening()}
      onIntent={fetchDetail}
      selected={selected}
      found={useUnit(monitors.$isSearched) && <Found />}
      developerSettings={useUnit($isDeveloper) && developerSettings}
    />
  ),
  () => useUnit($isDeveloper) && <DeveloperDialogs />,
);

import {
  DeveloperSettings,
  MonitorsScreen,
  type MonitorRow,
  type MonitorSelection,
} from '@dropdeck/design-system';
import { $isDeveloper } from '@dropdeck/domain/account/session';
import { $location } from '@dropdeck/domain/kernel';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { monitorHref, pages } from '@dropdeck/domain/shell/pages';
import { useProvidedScope, useUnit } from 'effector-react';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetch } from '../chunks';
import { later, lazyPart } from '../late';
import { fromList } from '../router/AppRouter';
import { connect, route } from '../shell/connect';

const Screen = connect(MonitorsScreen, { ...monitors.screen, list: monitors.list.part });
const Panel = connect(DeveloperSettings, monitors.panel);
// Lazy, because only developers see it.
const DeveloperLists = lazyPart(() => import('./monitors/DeveloperLists'), 'in-place');
const Selected = lazyPart(() => import('./monitors/Selected'), 'notice', false);
const Found = lazyPart(() => import('./monitors/Found'));
const DeveloperDialogs = later(() => import('./monitors/DeveloperDialogs'));

const developerSettings = (
  <Panel>
    <DeveloperLists />
  </Panel>
);

function FoundInSearch(): ReactNode {
  return useUnit(monitors.$isSearched) && <Found />;
}
// One element, because the address changes after each key.
const found = <FoundInSearch />;

const selected = (selection: MonitorSelection): ReactNode => <Selected {...selection} />;

const hrefOf = ({ uuid }: MonitorRow): string => monitorHref(uuid);

/** The page of any monitor: its uuid does not matter. */
const fetchDetail = (): void => void prefetch(monitorHref('any'));

/** How a monitor's page is reached from the row. Another search renders nothing of it. */
function useOpening() {
  const navigate = useNavigate();
  const scope = useProvidedScope();
  const queryOf = useCallback((): string => scope?.getState(monitors.$query) ?? '', [scope]);
  return {
    hrefOf,
    linkQuery: queryOf,
    onOpen: useCallback(
      ({ uuid }: MonitorRow) => {
        const typed = queryOf();
        // The address lags behind by the debounce; Back must restore the typed text.
        if (typed !== scope?.getState($location).query)
          navigate(`${pages.monitors.path}${typed}`, { replace: true });
        navigate(monitorHref(uuid, typed), { state: fromList });
      },
      [navigate, queryOf, scope],
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
      found={found}
      developerSettings={useUnit($isDeveloper) && developerSettings}
    />
  ),
  () => useUnit($isDeveloper) && <DeveloperDialogs />,
);

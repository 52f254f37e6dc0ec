import {
  createChunk,
  DeveloperSettings,
  LazyBoundary,
  MonitorsScreen,
  type MonitorRow,
} from '@dropdeck/design-system';
import * as monitors from '@dropdeck/domain/monitors/overview';
import { compareHref, pages } from '@dropdeck/domain/shell/pages';
import { $isDeveloper } from '@dropdeck/domain/account/session';
import * as updates from '@dropdeck/domain/monitors/updates';
import { useUnit } from 'effector-react';
import { lazy, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromList } from './monitors/fromList';
import { usePage } from '../shell/usePage';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

// Lazy, because only developers see it.
const DeveloperLists = lazy(createChunk(() => import('./monitors/DeveloperLists')).load);
const DeveloperDialogs = lazy(createChunk(() => import('./monitors/DeveloperDialogs'), 'notice').load);

/** /monitors */
export function Component(): ReactNode {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const [params] = useState({ query });
  usePage(monitors.page, params);
  useListQuery(monitors.list);
  const list = useList(monitors.list, monitors.$hidden);
  const state = useUnit({
    shown: monitors.$shown,
    total: monitors.$total,
    status: monitors.$status,
    unreadable: monitors.$unreadable,
    columns: monitors.$columns,
    filters: monitors.$filters,
    query: monitors.$query,
    isDeveloper: $isDeveloper,
    isPanelOpen: monitors.$isPanelOpen,
  });
  const act = useUnit({
    panelToggled: monitors.panelToggled,
    shownExported: monitors.shownExported,
    selectedExported: monitors.selectedExported,
    createOpened: monitors.create.opened,
    updateOpened: updates.opened,
  });
  // Links use the debounced query string, so that typing does not render every row.
  const hrefOf = useCallback(({ uuid }: MonitorRow) => monitors.monitorHref(uuid, query), [query]);
  const typed = useRef(state.query);
  useEffect(() => {
    typed.current = state.query;
  }, [state.query]);
  const open = useCallback(
    ({ uuid }: MonitorRow) => {
      // The address lags behind by the debounce; Back must restore the typed text.
      if (typed.current !== query) void navigate(`${pages.monitors.path}${typed.current}`, { replace: true });
      void navigate(monitors.monitorHref(uuid, typed.current), { state: fromList });
    },
    [navigate, query],
  );

  const { isDeveloper, isPanelOpen } = state;
  const { panelToggled } = act;
  // Memoized, so that typing in the search does not render it.
  const developerSettings = useMemo(
    () =>
      isDeveloper && (
        <DeveloperSettings isOpen={isPanelOpen} onToggle={panelToggled}>
          <LazyBoundary>
            <DeveloperLists />
          </LazyBoundary>
        </DeveloperSettings>
      ),
    [isDeveloper, isPanelOpen, panelToggled],
  );
  const around = useMemo(
    () => (
      <>
        {isDeveloper && (
          <LazyBoundary isQuiet>
            <DeveloperDialogs />
          </LazyBoundary>
        )}
      </>
    ),
    [isDeveloper],
  );

  return (
    <>
      <MonitorsScreen
        monitors={state.shown}
        total={state.total}
        status={state.status}
        unreadable={state.unreadable}
        columns={state.columns}
        filters={state.filters}
        list={list}
        hrefOf={hrefOf}
        onOpen={open}
        onExport={(format, uuids) =>
          uuids === null ? act.shownExported(format) : act.selectedExported({ format, ids: uuids })
        }
        onCompare={(a, b) => void navigate(compareHref({ a, b }))}
        isDeveloper={state.isDeveloper}
        onCreateMonitor={act.createOpened}
        onCreateUpdate={act.updateOpened}
        developerSettings={developerSettings}
      />
      {around}
    </>
  );
}

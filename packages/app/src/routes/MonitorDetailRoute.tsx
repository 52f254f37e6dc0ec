import { createChunk, LazyBoundary, MonitorDetailScreen } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitor-detail';
import { matchPath, pages } from '@dropdeck/domain/pages';
import * as session from '@dropdeck/domain/session';
import { useUnit } from 'effector-react';
import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setTitle } from '../browser/title';
import { fromList } from './monitors/fromList';
import { usePage } from '../shell/usePage';
import { GraphPanel } from './monitor-detail/GraphPanel';
import { useDetails, useSettingStates } from './monitor-detail/useDetails';
import { useLinks } from './monitor-detail/useLinks';
import { useWebhooks } from './monitor-detail/useWebhooks';

const Dialogs = lazy(createChunk(() => import('./monitor-detail/Dialogs'), 'notice').load);

/** /monitors/{uuid} */
export function Component(): ReactNode {
  const { pathname, search, state: openedFrom } = useLocation();
  const uuid = matchPath(pages.monitorDetail.path, pathname)?.['uuid'] ?? '';
  const navigate = useNavigate();
  usePage(
    detail.page,
    useMemo(() => ({ uuid }), [uuid]),
  );
  const state = useUnit({
    isLoading: detail.$isLoading,
    monitor: detail.$monitor,
    unreadable: detail.$unreadable,
    isDeveloper: session.$isDeveloper,
    status: detail.$status,
    folded: detail.$foldedSections,
  });
  const fold = useUnit(detail.sectionFolded);
  const [isGraphShown, setGraphShown] = useState(false);
  const states = useSettingStates();
  const webhooks = useWebhooks();
  const details = useDetails(states);
  const links = useLinks(states.ownProducts);
  const name = state.monitor?.monitor_name ?? '';

  useEffect(() => {
    if (!state.isLoading && name !== '') setTitle(name);
  }, [state.isLoading, name]);

  return (
    <>
      <MonitorDetailScreen
        isLoading={state.isLoading}
        unreadable={state.unreadable}
        name={name}
        category={state.monitor?.product_name ?? ''}
        isDeveloper={state.isDeveloper}
        onBack={() =>
          // Going back restores the scroll position of the list, which a new entry would not have.
          void (openedFrom === fromList ? navigate(-1) : navigate(`${pages.monitors.path}${search}`))
        }
        isGraphShown={isGraphShown}
        onGraphToggle={() => setGraphShown(!isGraphShown)}
        graph={<GraphPanel uuid={uuid} />}
        status={state.status}
        collapsed={state.folded}
        onCollapsedChange={(section, isCollapsed) => fold({ section, isFolded: isCollapsed })}
        webhooks={webhooks}
        details={details}
        links={links}
      />
      <LazyBoundary isQuiet>
        <Dialogs />
      </LazyBoundary>
    </>
  );
}

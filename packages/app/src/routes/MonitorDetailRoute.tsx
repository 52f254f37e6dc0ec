import { MonitorDetailScreen } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitors/detail';
import { matchPath, pages, pageTitle } from '@dropdeck/domain/shell/pages';
import { $preferences } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { lazy, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setTitle } from '../browser/title';
import { fromList } from './monitors/fromList';
import { usePart } from '../shell/connect';
import { Later } from '../shell/Later';
import { usePage } from '../shell/usePage';
import { GraphPanel } from './monitor-detail/GraphPanel';
import { dialogsChunk, fleetChunk } from './monitor-detail/dialogsChunk';
import type { FleetProps } from './monitor-detail/Fleet';
import { useSections } from './monitor-detail/useSections';

const Dialogs = lazy(dialogsChunk.load);
const Fleet = lazy(fleetChunk.load);

/** /monitors/{uuid} */
export function Component(): ReactNode {
  const { pathname, search, state: openedFrom } = useLocation();
  const uuid = matchPath(pages.monitorDetail.path, pathname)?.['uuid'] ?? '';
  const navigate = useNavigate();
  usePage(
    detail.page,
    useMemo(() => ({ uuid }), [uuid]),
  );
  const view = usePart(detail.page);
  const [fleet, setFleet] = useState<Omit<FleetProps, 'onClose'> | null>(null);
  const sections = useSections(
    useCallback((selected: FleetProps['selected']) => setFleet({ uuid, isClone: false, selected }), [uuid]),
  );
  const [isGraphShown, setGraphShown] = useState(false);
  const { status, name } = view;
  const areHidden = useUnit($preferences).values === 'hidden';

  useEffect(() => {
    if (status === 'ready' && name !== '') setTitle(areHidden ? pageTitle('monitorDetail') : name);
  }, [status, name, areHidden]);

  return (
    <>
      <MonitorDetailScreen
        {...view}
        {...sections}
        onBack={() =>
          // Going back restores the scroll position of the list, which a new entry would not have.
          openedFrom === fromList
            ? navigate(-1)
            : navigate(`${pages.monitors.path}${detail.overviewQuery(search)}`)
        }
        isGraphShown={isGraphShown}
        onGraphToggle={() => setGraphShown(!isGraphShown)}
        onApply={() => setFleet({ uuid, isClone: false, selected: [] })}
        onClone={() => setFleet({ uuid, isClone: true, selected: [] })}
        graph={<GraphPanel uuid={uuid} />}
      />
      <Later>
        <Dialogs />
        {fleet?.uuid === uuid && <Fleet {...fleet} onClose={() => setFleet(null)} />}
      </Later>
    </>
  );
}

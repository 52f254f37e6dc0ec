import { MonitorDetailScreen, type MonitorDetailScreenProps } from '@dropdeck/design-system';
import * as detail from '@dropdeck/domain/monitors/detail';
import { matchPath, pages, pageTitle } from '@dropdeck/domain/shell/pages';
import { $preferences } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showInTab } from '../browser/title';
import { later, lazyPart, useAfter } from '../late';
import { fromList } from '../router/AppRouter';
import { usePage, usePart } from '../shell/connect';
import type { CopyToProps } from './monitor-detail/CopyTo';

/** The dialogs, and what exports the lists. */
const Dialogs = later(() => import('./monitor-detail/Dialogs'));
const CopyTo = later(() => import('./monitor-detail/CopyTo'));
const Graph = lazyPart(() => import('./monitor-detail/Graph'), 'in-place');

/** Props of the sections. Parts are stable, so a section renders on its own changes only. */
function useSections(
  onCopyTo: MonitorDetailScreenProps['links']['table']['onCopyTo'],
): Pick<MonitorDetailScreenProps, 'webhooks' | 'details' | 'links'> {
  const { inputs } = detail;
  const table = usePart(inputs.table);
  const bar = usePart(inputs.bar);
  const onExport = useAfter(Dialogs, bar.onExport);
  return {
    webhooks: usePart(detail.webhooks),
    details: { ...usePart(detail.details), examples: usePart(detail.examples) },
    links: {
      list: usePart(inputs.list.part),
      ...useMemo(() => ({ ...bar, onExport }), [bar, onExport]),
      ownProducts: usePart(inputs.ownProducts),
      add: usePart(inputs.add),
      pending: usePart(inputs.pending),
      table: useMemo(
        () => ({
          ...table,
          changeErrorOf: inputs.table.changeErrorOf,
          priceTextOf: inputs.table.priceTextOf,
          onCopyTo,
        }),
        [table, inputs, onCopyTo],
      ),
      queue: usePart(inputs.queue),
    },
  };
}

/** /monitors/{uuid} */
export function Component(): ReactNode {
  const { pathname, search, state: openedFrom } = useLocation();
  const uuid = matchPath(pages.monitorDetail.path, pathname)?.['uuid'] ?? '';
  const navigate = useNavigate();
  const params = useMemo(() => ({ uuid }), [uuid]);
  usePage(detail.page, params);
  const view = usePart(detail.page);
  const [copyTo, setCopyTo] = useState<Omit<CopyToProps, 'onClose'> | null>(null);
  const sections = useSections(
    useCallback((selected: CopyToProps['selected']) => setCopyTo({ uuid, isClone: false, selected }), [uuid]),
  );
  /** The uuid of the monitor whose graph is shown: the next one opens without it. */
  const [graphOf, setGraphOf] = useState<string | null>(null);
  const isGraphShown = graphOf === uuid;
  const { status, name } = view;
  const areHidden = useUnit($preferences).values === 'hidden';

  useEffect(() => {
    if (status === 'ready' && name !== '') showInTab({ page: areHidden ? pageTitle('monitorDetail') : name });
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
        onGraphToggle={() => setGraphOf(isGraphShown ? null : uuid)}
        onCopyTo={() => setCopyTo({ uuid, isClone: false, selected: [] })}
        onClone={() => setCopyTo({ uuid, isClone: true, selected: [] })}
        graph={<Graph uuid={uuid} />}
      />
      <Dialogs />
      {copyTo?.uuid === uuid && <CopyTo {...copyTo} onClose={() => setCopyTo(null)} />}
    </>
  );
}

import { StatusCodesGraphPanel } from '@dropdeck/design-system';
import { page, panel } from '@dropdeck/domain/monitors/graph';
import { useMemo, type ReactNode } from 'react';
import { connect, usePage } from '../../shell/connect';

const Panel = connect(StatusCodesGraphPanel, panel);

/** The graph of a monitor: fetches the data on mount and clears them on unmount. */
export default function Graph({ uuid }: { uuid: string }): ReactNode {
  const params = useMemo(() => ({ uuid }), [uuid]);
  usePage(page, params);
  return <Panel />;
}

import { StatusCodesGraphPanel, type Picture } from '@dropdeck/design-system';
import { copyFailed } from '@dropdeck/domain/kernel/toasts';
import { page, panel } from '@dropdeck/domain/monitors/graph';
import { useUnit } from 'effector-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { saveFile } from '../../browser/files';
import { connect } from '../../shell/connect';
import { usePage } from '../../shell/usePage';

const Panel = connect(StatusCodesGraphPanel, panel);

/** The graph of a monitor: fetches the data on mount and clears them on unmount. */
export default function Graph({ uuid }: { uuid: string }): ReactNode {
  usePage(
    page,
    useMemo(() => ({ uuid }), [uuid]),
  );
  const refused = useUnit(copyFailed);
  const onPicture = useCallback(
    ({ format, data }: Picture) => {
      try {
        saveFile({
          name: `status-codes-${uuid}.${format}`,
          type: format === 'svg' ? 'image/svg+xml' : 'image/png',
          text: data,
        });
      } catch {
        // The name of the file has the monitor’s ID, which may be hidden.
        refused();
      }
    },
    [uuid, refused],
  );
  return <Panel onPicture={onPicture} />;
}

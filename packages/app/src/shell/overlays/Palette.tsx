import { CommandPalette, useLocale, type CommandPaletteNote } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as palette from '@dropdeck/domain/shell/palette';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { endTypeAhead, typedAhead } from '../../browser/keys/typeAhead';
import { t } from './text.en';

const listNames = ['monitors', 'redirects', 'servers', 'customers'] as const;

/** The command palette, over any page. */
export default function Palette(): ReactNode {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const { find, statuses } = useUnit({
    find: palette.$find,
    statuses: palette.$listStatuses,
  });
  const act = useUnit({
    opened: palette.opened,
    chosen: palette.chosen,
    retry: palette.retryRequested,
    closed: overlayClosed,
  });
  const { opened } = act;
  useEffect(() => {
    opened({ path });
  }, [opened, path]);
  const [initialText] = useState(typedAhead);
  useEffect(endTypeAhead, []);

  useLocale();
  const notes = listNames.flatMap((id): (CommandPaletteNote & { id: typeof id })[] => {
    const status = statuses[id];
    return status === 'loading' || status === 'failed' ? [{ id, label: t(id), status }] : [];
  });
  return (
    <CommandPalette
      find={find}
      initialText={initialText}
      notes={notes}
      onChoose={act.chosen}
      onRetry={(id) => {
        const name = listNames.find((one) => one === id);
        if (name !== undefined) act.retry(name);
      }}
      onClose={() => act.closed()}
    />
  );
}

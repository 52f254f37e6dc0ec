import { CommandPalette, createChunk } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $sources, chosen, entriesOf, findIn } from '@dropdeck/domain/shell/palette';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePart } from '../connect';

const lookChunk = createChunk(() => import('@dropdeck/domain/monitors/everywhere/look'), 'notice');

const part = {
  view: { sources: $sources },
  events: { choose: chosen, close: overlayClosed },
} as const;

/** The command palette, over any page. */
export default function Palette(): ReactNode {
  const { sources, choose, close } = usePart(part);
  const entries = useMemo(() => entriesOf(sources), [sources]);
  const find = useCallback((text: string) => findIn(entries, text, sources.look), [entries, sources.look]);
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  // Back, or a link in another tab's history entry, leaves the page below.
  useEffect(() => {
    if (pathname !== path) close();
  }, [pathname, path, close]);
  return (
    <CommandPalette
      find={find}
      onChoose={(entry) => {
        if (entry.action?.kind !== 'look') choose(entry);
        // A chunk that does not arrive is told, and the row can be chosen again.
        else
          void lookChunk.load().then(
            () => choose(entry),
            () => undefined,
          );
      }}
      onClose={() => close()}
    />
  );
}

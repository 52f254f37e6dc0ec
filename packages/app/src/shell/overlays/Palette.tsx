import { CommandPalette, createChunk, useLocale } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $sources, chosen, entriesOf, findIn } from '@dropdeck/domain/shell/palette';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const readingChunk = createChunk(() => import('@dropdeck/domain/monitors/everywhere/look'), 'notice');

/** The command palette, over any page. */
export default function Palette(): ReactNode {
  const { sources, choose, close } = useUnit({ sources: $sources, choose: chosen, close: overlayClosed });
  const entries = useMemo(() => entriesOf(sources), [sources]);
  const find = useCallback((text: string) => findIn(entries, text, sources.look), [entries, sources.look]);
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  // Back, or a link in another tab's history entry, leaves the page below.
  useEffect(() => {
    if (pathname !== path) close();
  }, [pathname, path, close]);
  useLocale();
  return (
    <CommandPalette
      find={find}
      onChoose={(entry) => {
        if (entry.action?.kind !== 'look') choose(entry);
        // A chunk that does not arrive is told, and the row can be chosen again.
        else
          void readingChunk.load().then(
            () => choose(entry),
            () => undefined,
          );
      }}
      onClose={() => close()}
    />
  );
}

import { CommandPalette, createChunk } from '@dropdeck/design-system';
import { $givenSearch, overlayClosed } from '@dropdeck/domain/shell/overlays';
import { $sources, chosen, entriesOf, findIn } from '@dropdeck/domain/shell/palette';
import { useCallback, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useAfter } from '../../late';
import { usePart } from '../connect';

const lookChunk = createChunk(() => import('@dropdeck/domain/monitors/everywhere/look'), 'notice');

/** The command palette, over any page. */
export default function Palette(): ReactNode {
  const { sources, given, choose, close } = usePart({
    view: { sources: $sources, given: $givenSearch },
    events: { choose: chosen, close: overlayClosed },
  });
  const entries = useMemo(() => entriesOf(sources), [sources]);
  const find = useCallback((text: string) => findIn(entries, text, sources.look), [entries, sources.look]);
  // A chunk that does not arrive is told, and the row can be chosen again.
  const chooseLook = useAfter(lookChunk, choose);
  const onChoose = (entry: Parameters<typeof choose>[0]): void =>
    entry.action?.kind === 'look' ? chooseLook(entry) : choose(entry);
  // What is not among the loaded is looked for at once.
  const lookFor = useEffectEvent((text: string): void => {
    const rows = find(text).flatMap((group) => group.rows);
    const look = rows.find(({ action }) => action?.kind === 'look');
    if (look !== undefined && rows.length === 1 && sources.look?.isRunning === false) onChoose(look);
  });
  useEffect(() => {
    if (given !== '') lookFor(given);
  }, [given]);
  return <CommandPalette find={find} given={given} onChoose={onChoose} onClose={() => close()} />;
}

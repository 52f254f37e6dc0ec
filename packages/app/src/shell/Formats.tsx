import { FormatsProvider } from '@dropdeck/design-system';
import { $choicesText } from '@dropdeck/domain/shell/preferences';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { applyReducedMotion } from '../browser/theme';
import { choicesChunk } from '../overlays';

type Parser = Awaited<ReturnType<typeof choicesChunk.load>>['parseChoices'];

/**
 * Applies the person's choices to all pages. Parsing takes a chunk, which loads when something was chosen; until then
 * times and numbers have the default format. A first page shows no moment, but its motion and density must not change
 * later, so both are read from the text.
 */
export function Formats({ children }: { children: ReactNode }): ReactNode {
  const text = useUnit($choicesText);
  const [parse, setParse] = useState<Parser | null>(null);
  const isNeeded = text !== null && parse === null;
  useEffect(() => {
    const show = ({ parseChoices }: { parseChoices: Parser }): void => setParse(() => parseChoices);
    // Without the chunk, the formats stay the default.
    if (isNeeded) choicesChunk.load().then(show, () => undefined);
  }, [isNeeded]);
  const isMotionReduced = text?.includes('"motion":"reduced"');
  useEffect(() => applyReducedMotion(isMotionReduced === true), [isMotionReduced]);
  return (
    <FormatsProvider
      formats={useMemo(() => (parse && text !== null ? parse(text) : null), [parse, text])}
      isCompact={text?.includes('"density":"compact"')}
    >
      {children}
    </FormatsProvider>
  );
}

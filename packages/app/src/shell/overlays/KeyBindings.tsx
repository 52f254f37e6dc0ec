import { PagePartsContext } from '@dropdeck/design-system';
import * as keys from '@dropdeck/domain/shell/keys';
import { $overlay } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import { use, useEffect } from 'react';
import { isApple, listenToKeys } from '../../browser/keys/listenToKeys';

export interface KeyBindingsProps {
  /** The keys that work, by act, for KeyHintsContext. Stable. */
  onHintsChange: (hints: Readonly<Record<string, string>>) => void;
}

/** Listens to the keys of the page. */
export function KeyBindings({ onHintsChange }: KeyBindingsProps): null {
  const parts = use(PagePartsContext);
  const { bindings, hints, overlay, started, pressed } = useUnit({
    bindings: keys.$activeBindings,
    hints: keys.$keyHints,
    overlay: $overlay,
    started: keys.keysStarted,
    pressed: keys.actPressed,
  });
  const isBlocked = overlay !== null;
  useEffect(() => {
    started({ isApple: isApple() });
  }, [started]);
  useEffect(() => onHintsChange(hints), [onHintsChange, hints]);
  useEffect(
    () =>
      listenToKeys({
        bindings,
        isBlocked,
        parts,
        onAct: pressed,
      }),
    [bindings, isBlocked, parts, pressed],
  );
  return null;
}

import {
  hasCommand,
  KeysDialog,
  PagePartsContext,
  type KeysGroup,
  type KeysItem,
} from '@dropdeck/design-system';
import * as keys from '@dropdeck/domain/shell/keys';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { isApple } from '../../browser/keys/keyEvents';
import { isPageCommand } from '../../browser/keys/listenToKeys';

const groupNames = [...new Set(keys.acts.map(({ group }) => group))];

/** The keys of every act, what works on this page first. */
export default function Keys(): ReactNode {
  const state = useUnit({
    onApple: keys.$isApple,
    areSingleKeysOn: keys.$areSingleKeysOn,
    active: keys.$activeBindings,
    closedActs: keys.$closedActs,
  });
  const act = useUnit({
    started: keys.keysStarted,
    closed: overlayClosed,
    singleKeysChanged: keys.singleKeysChanged,
  });
  const parts = use(PagePartsContext);
  // What the page has when the dialog opens over it.
  const [missing] = useState(
    () =>
      new Map(
        keys.acts
          .filter(({ id }) => isPageCommand(id) && !hasCommand(parts, id))
          .map((each) => [each.id, each.missing]),
      ),
  );
  const { started } = act;
  // The menu may open the dialog before the keys have loaded.
  useEffect(() => {
    started({ isApple: isApple() });
  }, [started]);

  const itemOf = ({ id, label, keys: strokes, isFixed }: keys.Act & { id: keys.ActId }): KeysItem => ({
    id,
    label,
    strokes: strokes.split(' ').map((stroke) => keys.formatKeys(stroke, state.onApple)),
    reason: isFixed || id in state.active ? missing.get(id) : 'Single-key shortcuts are off',
  });
  const groups = groupNames.map((name): KeysGroup => {
    const [here, elsewhere] = [true, false].map((isHere) =>
      keys.acts.filter(
        ({ id, group }) => group === name && !state.closedActs.has(id) && missing.has(id) !== isHere,
      ),
    );
    return { name, items: [...(here ?? []), ...(elsewhere ?? [])].map(itemOf) };
  });
  return (
    <KeysDialog
      isOpen
      onClose={() => act.closed()}
      groups={groups}
      areSingleKeysOn={state.areSingleKeysOn}
      onSingleKeysChange={act.singleKeysChanged}
    />
  );
}

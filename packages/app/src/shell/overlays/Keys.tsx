import { isKeyOnPage, KeysDialog, type KeysGroup, type KeysItem } from '@dropdeck/design-system';
import * as keys from '@dropdeck/domain/keys';
import { overlayClosed } from '@dropdeck/domain/overlays';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactNode } from 'react';
import { isApple } from '../../browser/keys/keyEvents';

const groupNames = [...new Set(keys.acts.map(({ group }) => group))];

const format = (strokes: string, onApple: boolean): readonly string[] =>
  strokes === '' ? [] : strokes.split(' ').map((stroke) => keys.formatKeys(stroke, onApple));

/** The keys of every act, what works on this page first. */
export default function Keys(): ReactNode {
  const state = useUnit({
    onApple: keys.$isApple,
    areSingleKeysOn: keys.$areSingleKeysOn,
    bindings: keys.$bindings,
    active: keys.$activeBindings,
    changedActs: keys.$changedActs,
    closedActs: keys.$closedActs,
    recording: keys.$recording,
    problem: keys.$keysProblem,
  });
  const act = useUnit({
    started: keys.keysStarted,
    closed: overlayClosed,
    singleKeysChanged: keys.singleKeysChanged,
    recordingStarted: keys.recordingStarted,
    pressed: keys.keyPressed,
    cancelled: keys.recordingCancelled,
    reset: keys.keysReset,
    allReset: keys.allKeysReset,
  });
  // What the page has when the dialog opens over it.
  const [missing] = useState(
    () => new Map(keys.acts.filter(({ id }) => !isKeyOnPage(id)).map((each) => [each.id, each.missing])),
  );
  const { started, cancelled } = act;
  // The menu may open the dialog before the keys have loaded.
  useEffect(() => {
    started({ isApple: isApple() });
    return () => cancelled();
  }, [started, cancelled]);

  const itemOf = ({ id, label, isFixed }: keys.Act & { id: keys.ActId }): KeysItem => ({
    id,
    label,
    strokes: format(state.bindings[id], state.onApple),
    reason: isFixed || id in state.active ? missing.get(id) : 'Single-key shortcuts are off',
    isChanged: state.changedActs.has(id),
    isFixed,
  });
  const groups = groupNames.map((name): KeysGroup => {
    const [here, elsewhere] = [true, false].map((isHere) =>
      keys.acts.filter(
        ({ id, group }) => group === name && !state.closedActs.has(id) && missing.has(id) !== isHere,
      ),
    );
    return { name, items: [...(here ?? []), ...(elsewhere ?? [])].map(itemOf) };
  });
  const { recording, problem } = state;
  const withAct = (call: (id: keys.ActId) => void) => (id: string) => {
    const found = keys.acts.find((each) => each.id === id);
    if (found !== undefined) call(found.id);
  };
  return (
    <KeysDialog
      isOpen
      onClose={() => act.closed()}
      groups={groups}
      areSingleKeysOn={state.areSingleKeysOn}
      onSingleKeysChange={act.singleKeysChanged}
      recording={recording && { id: recording.act, strokes: format(recording.strokes, state.onApple) }}
      problem={problem && { id: problem.act, text: problem.text }}
      onRecord={withAct(act.recordingStarted)}
      onKeyPress={act.pressed}
      onCancel={() => act.cancelled()}
      onReset={withAct(act.reset)}
      onResetAll={() => act.allReset()}
    />
  );
}

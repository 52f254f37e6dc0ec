import {
  hasCommand,
  KeysDialog,
  PagePartsContext,
  useLocale,
  type KeysGroup,
  type KeysItem,
} from '@dropdeck/design-system';
import * as keys from '@dropdeck/domain/shell/keys';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { isApple, isPageCommand } from '../../browser/listenToKeys';
import { t } from './text.en';

/** The first act of each group. */
const firsts = keys.acts.filter(({ group }, at) => keys.acts[at - 1]?.group !== group);

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
  useLocale();
  const parts = use(PagePartsContext);
  // What the page has when the dialog opens over it.
  const [missing] = useState(
    () =>
      new Set(keys.acts.filter(({ id }) => isPageCommand(id) && !hasCommand(parts, id)).map(({ id }) => id)),
  );
  const { started } = act;
  // The menu may open the dialog before the keys have loaded.
  useEffect(() => {
    started({ isApple: isApple() });
  }, [started]);

  const reasonOf = (each: keys.Act): string | undefined => {
    if (each.isFixed !== true && !(each.id in state.active)) return t('singleKeysOff');
    return missing.has(each.id) ? keys.whyMissing(each) : undefined;
  };
  const itemOf = (each: keys.Act): KeysItem => ({
    id: each.id,
    label: keys.actLabel(each),
    strokes: each.keys.split(' ').map((stroke) => keys.formatKeys(stroke, state.onApple)),
    reason: reasonOf(each),
  });
  const acts = keys.acts
    .filter(({ id }) => !state.closedActs.has(id))
    .toSorted((a, b) => Number(missing.has(a.id)) - Number(missing.has(b.id)));
  const groups = firsts.map((first): KeysGroup => ({
    name: keys.actGroup(first),
    items: acts.filter(({ group }) => group === first.group).map(itemOf),
  }));
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

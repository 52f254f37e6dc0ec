import {
  hasCommand,
  KeysDialog,
  PagePartsContext,
  type KeysGroup,
  type KeysItem,
} from '@dropdeck/design-system';
import * as keys from '@dropdeck/domain/shell/keys';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { use, useState, type ReactNode } from 'react';
import { isPageCommand } from '../../browser/listenToKeys';
import { usePart } from '../connect';
import { t } from './text.en';

/** The first act of each group. */
const firsts = keys.acts.filter(({ group }, at) => keys.acts[at - 1]?.group !== group);

/** The keys of every act, what works on this page first. */
export default function Keys(): ReactNode {
  const { onApple, active, closedActs, ...dialog } = usePart({
    view: {
      onApple: keys.$isApple,
      active: keys.$activeBindings,
      closedActs: keys.$closedActs,
      areSingleKeysOn: keys.$areSingleKeysOn,
    },
    events: { onClose: overlayClosed, onSingleKeysChange: keys.singleKeysChanged },
  });
  const parts = use(PagePartsContext);
  // What the page has when the dialog opens over it.
  const [missing] = useState(
    () =>
      new Set(keys.acts.filter(({ id }) => isPageCommand(id) && !hasCommand(parts, id)).map(({ id }) => id)),
  );

  const reasonOf = (each: keys.Act): string | undefined => {
    if (each.isFixed !== true && !(each.id in active)) return t('singleKeysOff');
    return missing.has(each.id) ? keys.whyMissing(each) : undefined;
  };
  const itemOf = (each: keys.Act): KeysItem => ({
    id: each.id,
    label: keys.actLabel(each),
    strokes: each.keys.split(' ').map((stroke) => keys.formatKeys(stroke, onApple)),
    reason: reasonOf(each),
  });
  const acts = keys.acts
    .filter(({ id }) => !closedActs.has(id))
    .toSorted((a, b) => Number(missing.has(a.id)) - Number(missing.has(b.id)));
  const groups = firsts.map((first): KeysGroup => ({
    name: keys.actGroup(first),
    items: acts.filter(({ group }) => group === first.group).map(itemOf),
  }));
  return <KeysDialog isOpen groups={groups} {...dialog} />;
}

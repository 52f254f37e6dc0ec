import { dequal } from 'dequal/lite';
import { createStore, sample } from 'effector';
import type { Edit } from '../../../kernel/save';
import { createUndo } from '../../../kernel/save/undo';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { discardRequested, page } from '../page';
import { t } from '../text.en';
import { $queued, discarded, inputsChanged } from './changes';
import { editsMade } from './edit';
import { saved } from './queue';
import { $inputs } from './shown';

type Edits = ReadonlyArray<Edit<MonitorInput>>;

/** The input with the values from before an edit, except those that have changed again since. */
function restore(input: MonitorInput, { base, mine }: Edit<MonitorInput>): MonitorInput {
  const keys = Object.keys({ ...base, ...mine });
  const changed = keys.filter((key) => !dequal(base[key], mine[key]) && dequal(input[key], mine[key]));
  return { ...input, ...Object.fromEntries(changed.map((key) => [key, base[key]])) };
}

const undo = createUndo<Edits>('input edits');

/** The last edits of several inputs, until they are saved. */
const $edits = createStore<Edits>([]).on(editsMade, (_, edits) => (edits.length > 1 ? edits : []));
sample({
  clock: saved,
  source: { edits: $edits, queued: $queued, isOpen: page.$isOpen },
  filter: ({ edits, queued, isOpen }, hasMissing) =>
    isOpen && !hasMissing && edits.length > 0 && edits.every(({ mine }) => !queued.has(mine.id)),
  fn: ({ edits }) => ({
    label: '',
    item: edits,
    toast: {
      kind: 'success' as const,
      text: t('updated'),
      detail: t('manyUpdated', { count: edits.length }),
    },
  }),
  target: undo.offered,
});
$edits.reset([undo.offered, page.started, discarded, discardRequested]);

sample({
  clock: undo.undone,
  source: $inputs,
  fn: (inputs, { item }) => {
    const edits = new Map(item.map((edit) => [edit.mine.id, edit]));
    return inputs.flatMap((input) => {
      const edit = edits.get(input.id);
      return edit === undefined ? [] : [restore(input, edit)];
    });
  },
  target: inputsChanged,
});
// What was changed is only there while its monitor is open.
sample({ clock: page.closed, target: undo.ended });

import { createEvent, createStore, sample } from 'effector';
import { createBulkSelection } from '../../../kernel/job/bulk-selection';
import type { Edit } from '../../../kernel/save';
import { mergeFields, pick } from '../../../kernel/save/merge';
import { createUndo } from '../../../kernel/save/undo';
import type { EntityId } from '../../../kernel/http';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { discardRequested, page } from '../page';
import { $hasPrivateInputs } from '../../purchases';
import { t } from '../text.en';
import { $queued, discarded, inputsChanged } from './changes';
import { saved } from './queue';
import { changeErrorOf, changeInput, type InputChange } from '../../../resources/input-form';
import { inputFields } from '../../../resources/fields';
import { $inputs } from './shown';

/** Changes the same fields of several inputs; the queue saves them together. An invalid change is ignored. */
export const manyChanged = createEvent<{
  readonly ids: readonly EntityId[];
  readonly change: InputChange;
  /** What a single input was when the person began to type: the list may have been read since. */
  readonly from?: Pick<MonitorInput, 'sizeRange' | 'note' | 'priceLimit'> | undefined;
}>();
export const activeChanged = manyChanged.prepend(
  ({ id, isActive }: { readonly id: EntityId; readonly isActive: boolean }) => ({
    ids: [id],
    change: { active: isActive },
  }),
);

/** The inputs to change in a dialog, whose code is in a lazy chunk, and the one field that they get. */
export const selection = createBulkSelection<InputChange>(page);

/** Opens the dialog that edits an input, whose code is in a lazy chunk. */
export const editOpened = createEvent<EntityId>();
/** The input whose dialog is not open yet. */
export const $editWanted = createStore<EntityId | null>(null)
  .on(editOpened, (_, id) => id)
  .on(page.started, () => null);

type Edits = ReadonlyArray<Edit<MonitorInput>>;

/** Inputs that one act of the person changes, each before and after. */
export const editsMade = createEvent<Edits>();
sample({ clock: editsMade, target: inputsChanged });

sample({
  clock: manyChanged,
  source: { inputs: $inputs, hasPrivateInputs: $hasPrivateInputs },
  fn: ({ inputs, hasPrivateInputs }, { ids, change, from }) => {
    // Private inputs require the purchase (specification 5).
    const isRefused = change.isPrivate === true && !hasPrivateInputs;
    if (isRefused || changeErrorOf(change) !== null) return [];
    const wanted = new Set(ids);
    return inputs.flatMap((input) => {
      const mine = wanted.has(input.id) ? changeInput(input, change) : null;
      return mine === null ? [] : [{ base: { ...input, ...pick(from ?? {}, Object.keys(change)) }, mine }];
    });
  },
  target: editsMade,
});

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
      // A field that has changed again since stays.
      return edit === undefined
        ? []
        : [{ base: input, mine: mergeFields(edit.mine, edit.base, input, inputFields).value }];
    });
  },
  target: inputsChanged,
});
// What was changed is only there while its monitor is open.
sample({ clock: page.closed, target: undo.ended });

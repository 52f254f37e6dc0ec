import { $regions } from '../page';
import { combine, createEvent, sample } from 'effector';
import { planRows, previewRows } from '../../../kernel/job/bulk-change';
import { $locale } from '../../../kernel/format';
import { webhookHint } from '../../../kernel/hints';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { editsMade, selection } from '../inputs/edit';
import { changeErrorOf, changeInput, formOf, type InputChange } from '../../../resources/input-form';
import { $inputs } from '../inputs/shown';
import { $hasPrivateInputs } from '../../purchases';
import { t } from './text.en';

const { $selection } = selection;
/** Sends nothing itself: the queue saves all changed inputs with one call. */
const confirmed = createEvent();

const rules = {
  keyOf: ({ id }: MonitorInput) => id,
  nameOf: ({ link }: MonitorInput) => link,
  change: changeInput,
  textOf(input: MonitorInput, change: InputChange): string {
    if (change.isPrivate !== undefined) return input.private === true ? t('private') : t('notPrivate');
    const [field] = Object.keys(change) as (keyof ReturnType<typeof formOf>)[];
    return field === undefined ? '' : String(formOf(input)[field]);
  },
};

const $change = $selection.map((selected) => selected?.value ?? null);
const $error = combine($change, $locale, (change) => change && changeErrorOf(change));
const $steps = combine(
  {
    selected: $selection,
    inputs: $inputs,
    error: $error,
    hasPrivateInputs: $hasPrivateInputs,
    locale: $locale,
  },
  ({ selected, inputs, error, hasPrivateInputs }) =>
    // Private inputs require the purchase (specification 5).
    error !== null || (selected?.value?.isPrivate === true && !hasPrivateInputs)
      ? null
      : planRows(rules, selected, inputs),
);

const planned = sample({
  clock: confirmed,
  source: $steps,
  fn: (steps) =>
    (steps ?? []).flatMap(({ write }) => (write?.after ? [{ base: write.before, mine: write.after }] : [])),
});
const changed = sample({ clock: planned, filter: ({ length }) => length > 0 });
sample({ clock: changed, target: editsMade });
sample({ clock: changed, target: selection.closed });

/** The dialog that gives several inputs the same value, with a preview. */
export const inputChange = {
  view: {
    change: $change,
    error: $error,
    webhookHint: combine($change, $locale, (change) => webhookHint(change?.specialWebhook ?? '') ?? null),
    preview: combine($steps, $selection, (steps, selected) => steps && previewRows(steps, selected)),
    regions: $regions,
  },
  events: { onChange: selection.valueChanged, onConfirm: confirmed, onClose: selection.closed },
} as const;

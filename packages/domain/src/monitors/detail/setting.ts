import { attach, combine, createEvent, createStore, sample } from 'effector';
import { updateMonitorInputs, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { createCall } from '../../kernel/http';
import { createField, type FieldSave } from '../../kernel/save/field';
import { notify } from '../../kernel/toasts/notify';
import {
  type Choice,
  monitorSettings,
  type MonitorSetting,
  type SettingPart,
  type SettingValue,
} from '../../resources/monitor-settings';
import { trackWrite } from '../../resources/pending-writes';
import { discardRequested, loaded, page } from './page';
import { t } from './text.en';

/** A setting that saves on change. */
export function createSetting<Value extends SettingValue>(
  part: SettingPart,
  options: {
    /** Also the value of a monitor that has none. */
    readonly initial: Value;
    readonly shownAs?: (value: Value) => Value;
    readonly revertsOnFailure?: boolean;
  },
) {
  const { initial, ...more } = options;
  const { valueOf, changeOf }: MonitorSetting = monitorSettings[part];
  // A part has values of one type.
  const read = (detail: MonitorDetail): Value => (valueOf(detail) as Value | null) ?? initial;
  const saveFx = attach({
    effect: createCall(updateMonitorInputs),
    mapParams: ({ owner, value }: FieldSave<Value>) => ({
      parameters: { uuid: owner },
      payload: changeOf(value),
    }),
  });
  trackWrite(saveFx, ({ owner }) => owner);
  const field = createField<Value>({ initial, save: saveFx, ...more });
  sample({
    clock: loaded,
    fn: ({ uuid, detail }) => ({ owner: uuid, value: read(detail) }),
    target: field.loaded,
  });
  sample({ clock: discardRequested, target: field.discarded });
  // The messages of specification 8.8.
  notify({
    done: [
      field.saved,
      ({ value }) =>
        part === 'ownProducts'
          ? t(value === true ? 'ownProductsEnabled' : 'ownProductsDisabled')
          : t(`${part}Saved`),
    ],
    failed: [field.failed, () => t(`${part}Failed`)],
  });
  return field;
}

/** A setting with options, which are picked by id as text. */
export function createChoice(part: 'proxyList' | 'product' | 'keywords') {
  const field = createSetting<Choice | null>(part, { initial: null });
  const { choicesOf }: MonitorSetting = monitorSettings[part];
  const $choices = createStore<readonly Choice[]>([])
    .on(page.started, () => [])
    .on(loaded, (_, { detail }) => choicesOf?.(detail) ?? []);
  const picked = createEvent<{ readonly id: string }>();
  sample({
    clock: sample({
      clock: picked,
      source: { choices: $choices, current: field.$chosen, phase: field.$phase },
      fn: ({ choices, current, phase }, { id }) => {
        const found = choices.find((choice) => String(choice.id) === id);
        const isCurrent = phase !== 'failed' && String(current?.id) === id;
        return found === undefined || isCurrent ? null : found;
      },
    }),
    filter: (choice) => choice !== null,
    target: field.changed,
  });
  const $view = combine({ choices: $choices, chosen: field.$value, phase: field.$phase });
  return { ...field, $view, picked };
}

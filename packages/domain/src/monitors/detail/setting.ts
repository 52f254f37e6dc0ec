import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { updateMonitorInputs, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { makeCall, type Failure } from '../../kernel/http';
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

type ChoicePart = 'proxyList' | 'product' | 'keywords';

/** Picks an option of a setting by its id as text. */
export const picked = createEvent<{ readonly setting: ChoicePart; readonly id: string }>();
/** Saves a setting again that could not be saved. */
export const retried = createEvent<SettingPart>();

// Of all settings: each that had its own would declare it at start.
const saveFx = createEffect<FieldSave<SettingValue> & { readonly part: SettingPart }, unknown, Failure>(
  ({ part, owner, value }) => {
    const { changeOf }: MonitorSetting = monitorSettings[part];
    return makeCall(updateMonitorInputs, { parameters: { uuid: owner }, payload: changeOf(value) });
  },
);
trackWrite(saveFx, ({ owner }) => owner);

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
  const { valueOf }: MonitorSetting = monitorSettings[part];
  // A part has values of one type.
  const read = (detail: MonitorDetail): Value => (valueOf(detail) as Value | null) ?? initial;
  const field = createField<Value>({ initial, save: (save) => saveFx({ part, ...save }), ...more });
  sample({
    clock: loaded,
    fn: ({ uuid, detail }) => ({ owner: uuid, value: read(detail) }),
    target: field.loaded,
  });
  sample({ clock: discardRequested, target: field.discarded });
  sample({ clock: retried, filter: (setting) => setting === part, target: field.retried });
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

/** A setting with options. */
export function createChoice(part: ChoicePart) {
  const field = createSetting<Choice | null>(part, { initial: null });
  const { choicesOf }: MonitorSetting = monitorSettings[part];
  const $choices = createStore<readonly Choice[]>([])
    .on(page.started, () => [])
    .on(loaded, (_, { detail }) => choicesOf?.(detail) ?? []);
  const asked = sample({
    clock: picked,
    source: { choices: $choices, field: field.$field },
    fn: (known, one) => ({ ...known, ...one }),
  });
  sample({
    clock: asked.filterMap(({ setting, id, choices, field: { phase, chosen } }) => {
      const isCurrent = phase !== 'failed' && String(chosen?.id) === id;
      return setting !== part || isCurrent ? undefined : choices.find((choice) => String(choice.id) === id);
    }),
    target: field.changed,
  });
  const $view = combine({ choices: $choices, chosen: field.$value, phase: field.$phase });
  return { ...field, $view };
}

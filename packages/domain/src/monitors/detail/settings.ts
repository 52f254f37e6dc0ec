import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $isDeveloper } from '../../account/session';
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
import { accessOpened } from './bulk/open';
import { DEFAULT_DELAY, delayFault, localDelay } from '../../resources/delay';
import { readNumber } from '../../kernel/numbers';
import { $monitor, discardRequested, loaded, monitorPatched, page } from './page';
import { t } from './text.en';

type ChoicePart = 'proxyList' | 'product' | 'keywords';

/** Picks an option of a setting by its id as text. */
const picked = createEvent<{ readonly setting: ChoicePart; readonly id: string }>();
/** Saves a setting again that could not be saved. */
const retried = createEvent<SettingPart>();

// Of all settings: each that had its own would declare it at start.
const saveFx = createEffect<FieldSave<SettingValue> & { readonly part: SettingPart }, unknown, Failure>(
  ({ part, owner, value }) => {
    const { changeOf }: MonitorSetting = monitorSettings[part];
    return makeCall(updateMonitorInputs, { parameters: { uuid: owner }, payload: changeOf(value) });
  },
);
trackWrite(saveFx, ({ owner }) => owner);

/** A setting that saves on change. `initial` is also the value of a monitor that has none. */
function createSetting<Value extends SettingValue>(
  part: SettingPart,
  options: Pick<Parameters<typeof createField<Value>>[0], 'initial' | 'shownAs' | 'revertsOnFailure'>,
) {
  const { valueOf }: MonitorSetting = monitorSettings[part];
  // A part has values of one type.
  const read = (detail: MonitorDetail): Value => (valueOf(detail) as Value | null) ?? options.initial;
  const field = createField<Value>({ ...options, save: (save) => saveFx({ part, ...save }) });
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
function createChoice(part: ChoicePart) {
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

const delay = createSetting<number>('delay', { initial: DEFAULT_DELAY, shownAs: localDelay });

/** Commits the text of the delay field, on Enter or blur. Text that is not a number changes nothing. */
const delayCommitted = createEvent<string>();
const delayRead = sample({
  clock: delayCommitted,
  fn: (text) => ({ text, value: readNumber(text), message: delayFault(text) }),
});
sample({
  clock: delayRead.filterMap(({ value, message }) => (message === null ? (value ?? undefined) : undefined)),
  target: delay.changed,
});

/** The invalid delay that was not sent; the field keeps it until the next commit. */
const $refusedDelay = createStore<{ readonly text: string; readonly message: string } | null>(null)
  .on(delayRead, (_, { text, message }) => (message === null ? null : { text, message }))
  .on([page.started, discardRequested], () => null);

const product = createChoice('product');
const inputsAllowed = createSetting<boolean>('inputsAllowed', { initial: false });
const ownProductsSetting = createSetting<boolean>('ownProducts', { initial: false, revertsOnFailure: true });

// Update the page's category and the permission to add with the saved values.
sample({
  clock: [
    product.saved.map(({ owner, value }) => ({ uuid: owner, patch: { product_name: value?.name ?? null } })),
    inputsAllowed.saved.map(({ owner, value }) => ({ uuid: owner, patch: { input_allowed: value } })),
  ],
  target: monitorPatched,
});

const fields = {
  delay,
  inputsAllowed,
  proxyList: createChoice('proxyList'),
  product,
  keywords: createChoice('keywords'),
} as const;

/** Leaving loses failed settings, except for own products, which revert on failure. */
export const $areSettingsUnsaved = combine(
  Object.values(fields).map(({ $phase }) => $phase),
  (all) => all.includes('failed'),
);

/** Keywords are available for monitors of type 'new' (specification 2). */
export const $hasKeywords = $monitor.map((monitor) => monitor?.monitor_type === 'new');

/** The settings with the save state of each; `null` for customers. */
const $settings = combine(
  {
    isDeveloper: $isDeveloper,
    hasKeywords: $hasKeywords,
    delay: combine({ value: delay.$value, refused: $refusedDelay, phase: delay.$phase }),
    inputsAllowed: combine({ value: inputsAllowed.$value, phase: inputsAllowed.$phase }),
    proxyList: fields.proxyList.$view,
    product: product.$view,
    keywords: fields.keywords.$view,
  },
  ({ isDeveloper, hasKeywords, keywords, ...settings }) =>
    isDeveloper ? { ...settings, keywords: hasKeywords ? keywords : null } : null,
);

/** Monitor Details: the settings for developers, each of which saves itself (specification 6.2). */
export const details = {
  view: { settings: $settings },
  events: {
    onDelayCommit: delayCommitted,
    onInputsAllowedChange: inputsAllowed.changed,
    onPick: picked,
    onRetry: retried,
    onAddUser: accessOpened,
  },
} as const;

/** Whether only the person's own products are monitored. */
export const ownProducts = {
  view: { value: ownProductsSetting.$value, phase: ownProductsSetting.$phase },
  events: { onChange: ownProductsSetting.changed, onRetry: ownProductsSetting.retried },
} as const;

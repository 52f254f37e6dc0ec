import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $isDeveloper } from '../../account/session';
import { updateMonitorInputs, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { makeCall, type Failure } from '../../kernel/http';
import { createFields, type FieldSave } from '../../kernel/save/field';
import { notify } from '../../kernel/toasts/notify';
import {
  type Choice,
  chosenIn,
  monitorSettings,
  type MonitorSetting,
  type SettingPart,
} from '../../resources/monitor-settings';
import { trackWrite } from '../../resources/pending-writes';
import { accessOpened } from './bulk/open';
import { DEFAULT_DELAY, delayFault, localDelay } from '../../resources/delay';
import { readNumber } from '../../kernel/numbers';
import { $monitor, $received, discardRequested, loaded, monitorPatched, page } from './page';
import { t } from './text.en';

type ChoicePart = 'proxyList' | 'product' | 'keywords';
/** The value of each part; `null` where nothing is chosen. */
type Values = Readonly<
  Record<'delay', number> &
    Record<'inputsAllowed' | 'ownProducts', boolean> &
    Record<ChoicePart, Choice | null>
>;
/** Also the values of a monitor that has none. */
const initial: Values = {
  delay: DEFAULT_DELAY,
  inputsAllowed: false,
  ownProducts: false,
  proxyList: null,
  product: null,
  keywords: null,
};

const saveFx = createEffect<FieldSave<Values>, unknown, Failure>(({ key, owner, value }) => {
  const { changeOf }: MonitorSetting = monitorSettings[key];
  return makeCall(updateMonitorInputs, { parameters: { uuid: owner }, payload: changeOf(value) });
});
trackWrite(saveFx, ({ owner }) => owner);

const fields = createFields<Values>({
  initial,
  save: saveFx,
  shownAs: (value, part) => (part === 'delay' ? localDelay(Number(value)) : value),
  reverts: ['ownProducts'],
});
const { $fields, changed, retried } = fields;
/** What a monitor has of each part. A part has values of one type. */
const valuesOf = (detail: MonitorDetail) =>
  Object.fromEntries(
    Object.entries(initial).map(([part, value]) => {
      const { valueOf }: MonitorSetting = monitorSettings[part as SettingPart];
      return [part, valueOf(detail) ?? value];
    }),
  ) as unknown as Values;
sample({
  clock: loaded,
  fn: ({ uuid, detail }) => ({ owner: uuid, values: valuesOf(detail) }),
  target: fields.loaded,
});
sample({ clock: discardRequested, target: fields.discarded });
// The messages of specification 8.8.
notify({
  done: [
    fields.saved,
    ({ key, value }) =>
      key === 'ownProducts'
        ? t(value === true ? 'ownProductsEnabled' : 'ownProductsDisabled')
        : t(`${key}Saved`),
  ],
  failed: [fields.failed, ({ key }) => t(`${key}Failed`)],
});

/** Picks an option of a setting by its id as text. */
const picked = createEvent<{ readonly setting: ChoicePart; readonly id: string }>();
const $choices = $received.map((settings) => {
  const choicesOf = (part: ChoicePart): readonly Choice[] =>
    monitorSettings[part].choicesOf?.({ monitorSettings: settings }) ?? [];
  return {
    proxyList: choicesOf('proxyList'),
    product: choicesOf('product'),
    keywords: choicesOf('keywords'),
  };
});
const asked = sample({
  clock: picked,
  source: { choices: $choices, fields: $fields },
  fn: ({ choices, fields: all }, { setting: key, id }) => {
    const { phase, chosen } = all[key];
    const isCurrent = phase !== 'failed' && String(chosen?.id) === id;
    return { key, value: choices[key].find((one) => !isCurrent && String(one.id) === id) };
  },
});
sample({
  clock: asked.filterMap(({ key, value }) => value && { key, value }),
  target: changed,
});

/** Commits the text of the delay field, on Enter or blur. Text that is not a number changes nothing. */
const delayCommitted = createEvent<string>();
const delayRead = sample({
  clock: delayCommitted,
  fn: (text) => ({ text, value: readNumber(text), message: delayFault(text) }),
});
sample({
  clock: delayRead.filterMap(({ value, message }) =>
    message === null && value !== null ? { key: 'delay' as const, value } : undefined,
  ),
  target: changed,
});

/** The invalid delay that was not sent; the field keeps it until the next commit. */
const $refusedDelay = createStore<{ readonly text: string; readonly message: string } | null>(null)
  .on(delayRead, (_, { text, message }) => (message === null ? null : { text, message }))
  .on([page.started, discardRequested], () => null);

// Update the page's category and the permission to add with the saved values.
sample({
  clock: fields.saved.filterMap(({ key, owner: uuid, value }) => {
    if (key === 'product') return { uuid, patch: { product_name: chosenIn(value)?.name ?? null } };
    return key === 'inputsAllowed' ? { uuid, patch: { input_allowed: value === true } } : undefined;
  }),
  target: monitorPatched,
});

/** Leaving loses failed settings, except for own products, which revert on failure. */
export const $areSettingsUnsaved = $fields.map(({ ownProducts: _, ...others }) =>
  Object.values(others).some(({ phase }) => phase === 'failed'),
);

/** Keywords are available for monitors of type 'new' (specification 2). */
export const $hasKeywords = $monitor.map((monitor) => monitor?.monitor_type === 'new');

/** The settings with the save state of each; `null` for customers. */
const $settings = combine(
  [$isDeveloper, $hasKeywords, $fields, $refusedDelay, $choices],
  ([isDeveloper, hasKeywords, { delay, inputsAllowed, ...others }, refused, choices]) => {
    const choiceOf = (part: ChoicePart) => {
      const { shown: chosen, phase } = others[part];
      return { choices: choices[part], chosen, phase };
    };
    return isDeveloper
      ? {
          delay: { value: delay.shown, refused, phase: delay.phase },
          inputsAllowed: { value: inputsAllowed.shown, phase: inputsAllowed.phase },
          proxyList: choiceOf('proxyList'),
          product: choiceOf('product'),
          keywords: hasKeywords ? choiceOf('keywords') : null,
        }
      : null;
  },
);

/** Monitor Details: the settings for developers, each of which saves itself (specification 6.2). */
export const details = {
  view: { settings: $settings },
  events: {
    onDelayCommit: delayCommitted,
    onInputsAllowedChange: changed.prepend((value: boolean) => ({ key: 'inputsAllowed', value })),
    onPick: picked,
    onRetry: retried,
    onAddUser: accessOpened,
  },
} as const;

/** Whether only the person's own products are monitored. */
export const ownProducts = {
  view: {
    value: $fields.map((all) => all.ownProducts.shown),
    phase: $fields.map((all) => all.ownProducts.phase),
  },
  events: {
    onChange: changed.prepend((value: boolean) => ({ key: 'ownProducts', value })),
    onRetry: retried.prepend(() => 'ownProducts'),
  },
} as const;

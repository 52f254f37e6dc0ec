import { attach, combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import { createAutoSaved, type FieldSave } from '../shared/auto-saved';
import { createCall, type EntityId } from '../shared/http';
import { toastShown } from '../toasts';
import {
  updateMonitorInputs,
  type MonitorDetail,
  type MonitorSettingChange,
  type MonitorSettings,
  type SettingOptions,
} from './contract';
import { DEFAULT_DELAY, localDelay, parseDelay } from './delay';
import { messages } from './messages';
import { $monitor, discardRequested, loaded, monitorPatched, page } from './page';
import { trackWrite } from './writing';

/** Something to choose from: an id as it came, and its name. */
export interface Choice {
  readonly id: EntityId;
  readonly name: string;
}

/** A setting that saves itself, with the messages of spec section 8. */
function createSetting<Value>(options: {
  readonly initial: Value;
  readonly read: (detail: MonitorDetail) => Value;
  readonly toChange: (value: Value) => MonitorSettingChange;
  readonly savedText: (value: Value) => string;
  readonly failedText: string;
  readonly shownAs?: (value: Value) => Value;
  readonly revertsOnFailure?: boolean;
}) {
  const { initial, read, toChange, savedText, failedText, shownAs, revertsOnFailure = false } = options;
  const saveFx = attach({
    effect: createCall(updateMonitorInputs),
    mapParams: ({ owner, value }: FieldSave<Value>) => ({
      parameters: { uuid: owner },
      payload: toChange(value),
    }),
  });
  trackWrite(saveFx, ({ owner }) => owner);
  const field = createAutoSaved<Value>({
    initial,
    save: saveFx,
    revertsOnFailure,
    ...(shownAs === undefined ? {} : { shownAs }),
  });
  sample({
    clock: loaded,
    fn: ({ uuid, detail }) => ({ owner: uuid, value: read(detail) }),
    target: field.loaded,
  });
  sample({ clock: discardRequested, target: field.discarded });
  sample({
    clock: [
      sample({
        clock: field.saved,
        fn: ({ value }) => ({ kind: 'success' as const, text: savedText(value) }),
      }),
      sample({ clock: field.failed, fn: () => ({ kind: 'error' as const, text: failedText }) }),
    ],
    target: toastShown,
  });
  return field;
}

const delay = createSetting<number>({
  initial: DEFAULT_DELAY,
  read: ({ monitorSettings }) => monitorSettings?.delay ?? DEFAULT_DELAY,
  toChange: (value) => ({ delay: value, type: 'delay' }),
  shownAs: localDelay,
  savedText: () => messages.delaySaved,
  failedText: messages.delayFailed,
});

/** The delay's text is meant: Enter, or the field was left. What is no number changes nothing. */
export const delayCommitted = createEvent<string>();
sample({
  clock: sample({ clock: delayCommitted, fn: parseDelay }),
  filter: (value) => value !== null,
  fn: (value) => value ?? DEFAULT_DELAY,
  target: delay.changed,
});

/** The choices of a map keyed by id; a bare name has the key for its id. */
export function choicesOf(
  options: SettingOptions | null | undefined,
  chosen?: Choice | null,
): readonly Choice[] {
  const choices = Object.entries(options ?? {}).map(([key, option]): Choice =>
    typeof option === 'string' ? { id: key, name: option } : { id: option.id, name: option.name },
  );
  const isMissing = chosen && !choices.some(({ id }) => String(id) === String(chosen.id));
  return isMissing ? [{ id: chosen.id, name: chosen.name }, ...choices] : choices;
}

type ChoiceKey = 'proxyLists' | 'products' | 'keywordLists';
type ChosenKey = 'selectedProxyList' | 'selectedProduct' | 'selectedKeywordList';

/** A setting that is one of several; it is chosen by its id as text. */
function createChoice(options: {
  readonly all: ChoiceKey;
  readonly chosen: ChosenKey;
  readonly toChange: (id: EntityId) => MonitorSettingChange;
  readonly savedText: string;
  readonly failedText: string;
}) {
  const { all, chosen, toChange, savedText, failedText } = options;
  const read = (settings: MonitorSettings | null | undefined): Choice | null => {
    const choice = settings?.[chosen];
    return choice ? { id: choice.id, name: choice.name } : null;
  };
  const field = createSetting<Choice | null>({
    initial: null,
    read: ({ monitorSettings }) => read(monitorSettings),
    toChange: (value) => toChange(value?.id ?? ''),
    savedText: () => savedText,
    failedText,
  });
  const $choices = createStore<readonly Choice[]>([])
    .on(page.started, () => [])
    .on(loaded, (_, { detail }) => choicesOf(detail.monitorSettings?.[all], read(detail.monitorSettings)));
  const picked = createEvent<string>();
  sample({
    clock: sample({
      clock: picked,
      source: { choices: $choices, current: field.$chosen, phase: field.$phase },
      fn: ({ choices, current, phase }, id) => {
        const found = choices.find((choice) => String(choice.id) === id);
        const isStanding = phase !== 'failed' && String(current?.id) === id;
        return found === undefined || isStanding ? null : found;
      },
    }),
    filter: (choice) => choice !== null,
    target: field.changed,
  });
  return { ...field, $choices, picked };
}

const proxyList = createChoice({
  all: 'proxyLists',
  chosen: 'selectedProxyList',
  toChange: (proxyListId) => ({ proxyListId, type: 'proxyList' }),
  savedText: messages.proxyListSaved,
  failedText: messages.proxyListFailed,
});
const product = createChoice({
  all: 'products',
  chosen: 'selectedProduct',
  toChange: (productId) => ({ productId, type: 'product' }),
  savedText: messages.productSaved,
  failedText: messages.productFailed,
});
const keywords = createChoice({
  all: 'keywordLists',
  chosen: 'selectedKeywordList',
  toChange: (keywordID) => ({ keywordID, type: 'keywords' }),
  savedText: messages.keywordsSaved,
  failedText: messages.keywordsFailed,
});

const inputsAllowed = createSetting<boolean>({
  initial: false,
  read: ({ data }) => data.input_allowed === true,
  toChange: (value) => ({ inputsAllowed: value, type: 'inputs' }),
  savedText: () => messages.inputsAllowedSaved,
  failedText: messages.inputsAllowedFailed,
});

const ownProducts = createSetting<boolean>({
  initial: false,
  read: ({ monitorOnlyOwnInputs }) => monitorOnlyOwnInputs === true,
  toChange: (value) => ({ monitorOnlyOwnProducts: value, type: 'monitor_preference' }),
  savedText: (value) => (value ? messages.ownProductsEnabled : messages.ownProductsDisabled),
  failedText: messages.ownProductsFailed,
  revertsOnFailure: true,
});

// The product is the category in the page's heading; the flag decides who may add.
sample({
  clock: [
    sample({
      clock: product.saved,
      fn: ({ owner, value }) => ({ uuid: owner, patch: { product_name: value?.name ?? null } }),
    }),
    sample({
      clock: inputsAllowed.saved,
      fn: ({ owner, value }) => ({ uuid: owner, patch: { input_allowed: value } }),
    }),
  ],
  target: monitorPatched,
});

/** Spec section 2: keywords are chosen only for monitors of type 'new'. */
export const $hasKeywords = $monitor.map((monitor) => monitor?.monitor_type === 'new');

const fields = { delay, proxyList, product, keywords, inputsAllowed, ownProducts } as const;
export type SettingName = keyof typeof fields;

/** A setting that failed is to be saved again. */
export const settingRetried = createEvent<SettingName>();
for (const [name, { retried }] of Object.entries(fields)) {
  sample({
    clock: settingRetried as Event<string>,
    filter: (wanted) => wanted === name,
    fn: () => undefined,
    target: retried,
  });
}

const phases = Object.values(fields).map(({ $phase }) => $phase) as readonly Store<string>[];
/** A setting that failed would be lost by leaving. */
export const $areSettingsUnsaved = combine(phases, (all) => all.includes('failed'));
export const $areSettingsUnfinished = combine(phases, (all) => all.includes('saving'));

export const $delay = delay.$value;
export const $inputsAllowed = inputsAllowed.$value;
export const $ownProducts = ownProducts.$value;
export const $proxyList = proxyList.$value;
export const $product = product.$value;
export const $keywords = keywords.$value;
export const $proxyLists = proxyList.$choices;
export const $products = product.$choices;
export const $keywordLists = keywords.$choices;
export const proxyListPicked = proxyList.picked;
export const productPicked = product.picked;
export const keywordsPicked = keywords.picked;
export const inputsAllowedChanged = inputsAllowed.changed;
export const ownProductsChanged = ownProducts.changed;

/** What became of the last change of each setting. */
export const $settingPhases = combine({
  delay: delay.$phase,
  proxyList: proxyList.$phase,
  product: product.$phase,
  keywords: keywords.$phase,
  inputsAllowed: inputsAllowed.$phase,
  ownProducts: ownProducts.$phase,
});

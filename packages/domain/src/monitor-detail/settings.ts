import { combine, createEvent, createStore, sample, type Event, type Store } from 'effector';
import { DEFAULT_DELAY, delayFault, localDelay, parseDelay } from './delay';
import { messages } from './messages';
import { $monitor, discardRequested, monitorPatched, page } from './page';
import { createChoice, createSetting } from './setting';

const delay = createSetting<number>({
  initial: DEFAULT_DELAY,
  read: ({ monitorSettings }) => monitorSettings?.delay ?? DEFAULT_DELAY,
  toChange: (value) => ({ delay: value, type: 'delay' }),
  shownAs: localDelay,
  savedText: () => messages.delaySaved,
  failedText: messages.delayFailed,
});

/** Commits the text of the delay field, on Enter or blur. Text that is not a number changes nothing. */
export const delayCommitted = createEvent<string>();
const delayRead = sample({
  clock: delayCommitted,
  fn: (text) => {
    const value = parseDelay(text);
    return { text, value, message: value === null ? null : delayFault(value) };
  },
});
sample({
  clock: delayRead,
  filter: ({ value, message }) => value !== null && message === null,
  fn: ({ value }) => value ?? DEFAULT_DELAY,
  target: delay.changed,
});

export interface RefusedDelay {
  readonly text: string;
  readonly message: string;
}

/** The invalid delay that was not sent; the field keeps it until the next commit. */
export const $refusedDelay = createStore<RefusedDelay | null>(null)
  .on(delayRead, (_, { text, message }) => (message === null ? null : { text, message }))
  .on([page.started, discardRequested], () => null);

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

// Update the page's category and the permission to add with the saved values.
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

/** Keywords are available for monitors of type 'new' (specification 2). */
export const $hasKeywords = $monitor.map((monitor) => monitor?.monitor_type === 'new');

const fields = { delay, proxyList, product, keywords, inputsAllowed, ownProducts } as const;
export type SettingName = keyof typeof fields;

export const settingRetried = createEvent<SettingName>();
for (const [name, { retried }] of Object.entries(fields)) {
  sample({
    clock: settingRetried as Event<string>,
    filter: (wanted) => wanted === name,
    fn: () => undefined,
    target: retried,
  });
}

const phasesOf = (some: readonly { readonly $phase: Store<string> }[]) => some.map(({ $phase }) => $phase);
const phases = phasesOf(Object.values(fields));
/** Leaving loses failed settings, except for `ownProducts`, which reverts on failure. */
export const $areSettingsUnsaved = combine(
  phasesOf(Object.values(fields).filter((field) => field !== ownProducts)),
  (all) => all.includes('failed'),
);
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

export const $settingPhases = combine({
  delay: delay.$phase,
  proxyList: proxyList.$phase,
  product: product.$phase,
  keywords: keywords.$phase,
  inputsAllowed: inputsAllowed.$phase,
  ownProducts: ownProducts.$phase,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { $isDeveloper } from '../../account/session';
import { accessOpened } from './bulk/open';
import { DEFAULT_DELAY, delayFault, localDelay } from '../../resources/delay';
import { readNumber } from '../../kernel/numbers';
import { $monitor, discardRequested, monitorPatched, page } from './page';
import { createChoice, createSetting, picked, retried } from './setting';

const delay = createSetting<number>('delay', { initial: DEFAULT_DELAY, shownAs: localDelay });

/** Commits the text of the delay field, on Enter or blur. Text that is not a number changes nothing. */
const delayCommitted = createEvent<string>();
const delayRead = sample({
  clock: delayCommitted,
  fn: (text) => ({ text, value: readNumber(text), message: delayFault(text) }),
});
sample({
  clock: delayRead,
  filter: ({ value, message }) => value !== null && message === null,
  fn: ({ value }) => value ?? DEFAULT_DELAY,
  target: delay.changed,
});

interface RefusedDelay {
  readonly text: string;
  readonly message: string;
}

/** The invalid delay that was not sent; the field keeps it until the next commit. */
const $refusedDelay = createStore<RefusedDelay | null>(null)
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

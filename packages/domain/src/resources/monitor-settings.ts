import type { MonitorDetail, MonitorSettingChange, SettingOptions } from '../contract/calls/monitor-detail';
import { DEFAULT_DELAY } from './delay';
import type { EntityId } from '../kernel/http';
import { t } from './fields/text.en';

/** An option: its id as received, and its name. */
export interface Choice {
  readonly id: EntityId;
  readonly name: string;
}

/**
 * The options of a map by id; a bare name uses its key as id. A selected option that the map lacks comes
 * first.
 */
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

type Word = keyof (typeof t)['messages'];

/** What a setting may be; `null` if none is chosen. */
export type SettingValue = boolean | number | Choice | null;

/** A setting of a monitor; each is one call. */
export interface MonitorSetting {
  readonly type: MonitorSettingChange['type'];
  readonly label: string;
  /** What the monitor has; `null` if the server has none. */
  readonly valueOf: (detail: MonitorDetail) => SettingValue;
  readonly textOf: (value: SettingValue) => string;
  readonly changeOf: (value: SettingValue) => MonitorSettingChange;
  /** The options; `null` if it has none. */
  readonly choicesOf: ((detail: Pick<MonitorDetail, 'monitorSettings'>) => readonly Choice[]) | null;
  /** Only monitors of type new have it. */
  readonly isForNew?: true;
}

/** The chosen option; `null` if the value is none. */
export const chosenIn = (value: SettingValue): Choice | null => (typeof value === 'object' ? value : null);

const flag = (options: {
  readonly type: MonitorSetting['type'];
  readonly label: Word;
  readonly words: readonly [on: Word, off: Word];
  readonly valueOf: (detail: MonitorDetail) => boolean;
  readonly changeOf: (isOn: boolean) => MonitorSettingChange;
}): MonitorSetting => ({
  ...options,
  get label() {
    return t(options.label);
  },
  textOf: (value) => t(options.words[value === true ? 0 : 1]),
  changeOf: (value) => options.changeOf(value === true),
  choicesOf: null,
});

const choice = (options: {
  readonly type: MonitorSetting['type'];
  readonly label: Word;
  readonly all: 'proxyLists' | 'products' | 'keywordLists';
  readonly chosen: 'selectedProxyList' | 'selectedProduct' | 'selectedKeywordList';
  readonly key: 'proxyListId' | 'productId' | 'keywordID';
  readonly isForNew?: true;
}): MonitorSetting => ({
  type: options.type,
  get label() {
    return t(options.label);
  },
  valueOf: ({ monitorSettings }) => {
    const value = monitorSettings?.[options.chosen];
    return value ? { id: value.id, name: value.name } : null;
  },
  textOf: (value) => chosenIn(value)?.name ?? t('none'),
  changeOf: (value) =>
    ({ [options.key]: chosenIn(value)?.id ?? '', type: options.type }) as MonitorSettingChange,
  choicesOf: ({ monitorSettings }) =>
    choicesOf(monitorSettings?.[options.all], monitorSettings?.[options.chosen]),
  ...(options.isForNew === undefined ? {} : { isForNew: options.isForNew }),
});

/** The settings of a monitor, by the part of it that they are. */
export const monitorSettings = {
  ownProducts: flag({
    type: 'monitor_preference',
    label: 'ownProducts',
    words: ['on', 'off'],
    valueOf: ({ monitorOnlyOwnInputs }) => monitorOnlyOwnInputs === true,
    changeOf: (isOn) => ({ monitorOnlyOwnProducts: isOn, type: 'monitor_preference' }),
  }),
  delay: {
    type: 'delay',
    get label() {
      return t('delay');
    },
    valueOf: ({ monitorSettings: settings }) => settings?.delay ?? null,
    textOf: (value) => String(value ?? DEFAULT_DELAY),
    changeOf: (value) => ({ delay: typeof value === 'number' ? value : DEFAULT_DELAY, type: 'delay' }),
    choicesOf: null,
  },
  proxyList: choice({
    type: 'proxyList',
    label: 'proxyList',
    all: 'proxyLists',
    chosen: 'selectedProxyList',
    key: 'proxyListId',
  }),
  product: choice({
    type: 'product',
    label: 'product',
    all: 'products',
    chosen: 'selectedProduct',
    key: 'productId',
  }),
  keywords: choice({
    type: 'keywords',
    label: 'keywords',
    all: 'keywordLists',
    chosen: 'selectedKeywordList',
    key: 'keywordID',
    isForNew: true,
  }),
  inputsAllowed: flag({
    type: 'inputs',
    label: 'inputsAllowed',
    words: ['enabled', 'disabled'],
    valueOf: ({ data }) => data.input_allowed === true,
    changeOf: (isOn) => ({ inputsAllowed: isOn, type: 'inputs' }),
  }),
} as const satisfies Readonly<Record<string, MonitorSetting>>;

export type SettingPart = keyof typeof monitorSettings;

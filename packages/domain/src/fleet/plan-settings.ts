import type { MonitorDetail, MonitorSettingChange, MonitorSettings } from '../contract/calls/monitor-detail';
import { DEFAULT_DELAY } from '../monitor-detail/delay';
import { choicesOf, type Choice } from '../monitor-detail/choices';
import type { EntityId } from '../shared/http';
import type { MonitorFacts, PartName } from './choice';
import type { FleetStep, StepMaker } from './steps';

/** A setting with one value, as text and as a change. */
interface PlainSetting {
  readonly title: string;
  readonly textOf: (detail: MonitorDetail) => string;
  readonly changeOf: (detail: MonitorDetail) => MonitorSettingChange;
}

const isOwn = ({ monitorOnlyOwnInputs }: MonitorDetail): boolean => monitorOnlyOwnInputs === true;
const isAllowed = ({ data }: MonitorDetail): boolean => data.input_allowed === true;
const delayOf = ({ monitorSettings }: MonitorDetail): number => monitorSettings?.delay ?? DEFAULT_DELAY;

const plain: Readonly<Partial<Record<PartName, PlainSetting>>> = {
  ownProducts: {
    title: 'Only monitor my own products',
    textOf: (detail) => (isOwn(detail) ? 'On' : 'Off'),
    changeOf: (detail) => ({ monitorOnlyOwnProducts: isOwn(detail), type: 'monitor_preference' }),
  },
  delay: {
    title: 'Delay',
    textOf: (detail) => String(delayOf(detail)),
    changeOf: (detail) => ({ delay: delayOf(detail), type: 'delay' }),
  },
  inputsAllowed: {
    title: 'Inputs Allowed',
    textOf: (detail) => (isAllowed(detail) ? 'Enabled' : 'Disabled'),
    changeOf: (detail) => ({ inputsAllowed: isAllowed(detail), type: 'inputs' }),
  },
};

/** A setting with options. */
interface OptionSetting {
  readonly title: string;
  readonly all: 'proxyLists' | 'products' | 'keywordLists';
  readonly chosen: 'selectedProxyList' | 'selectedProduct' | 'selectedKeywordList';
  readonly changeOf: (id: EntityId) => MonitorSettingChange;
  /** Only monitors of type new have it. */
  readonly isForNew?: true;
}

const optional: Readonly<Partial<Record<PartName, OptionSetting>>> = {
  proxyList: {
    title: 'Proxy List',
    all: 'proxyLists',
    chosen: 'selectedProxyList',
    changeOf: (proxyListId) => ({ proxyListId, type: 'proxyList' }),
  },
  product: {
    title: 'Product',
    all: 'products',
    chosen: 'selectedProduct',
    changeOf: (productId) => ({ productId, type: 'product' }),
  },
  keywords: {
    title: 'Keywords',
    all: 'keywordLists',
    chosen: 'selectedKeywordList',
    changeOf: (keywordID) => ({ keywordID, type: 'keywords' }),
    isForNew: true,
  },
};

/** The same option of another monitor: by id, else by name. */
function matchingOption(choices: readonly Choice[], { id, name }: Choice): Choice | null {
  const sameName = choices.filter((choice) => choice.name === name);
  return (
    choices.find((choice) => String(choice.id) === String(id)) ??
    (sameName.length === 1 ? (sameName[0] ?? null) : null)
  );
}

const chosenOf = (
  settings: MonitorSettings | null | undefined,
  key: OptionSetting['chosen'],
): Choice | null => settings?.[key] ?? null;

function planOption(
  part: PartName,
  { title, all, chosen, changeOf, isForNew }: OptionSetting,
  source: MonitorFacts,
  target: MonitorFacts,
  steps: StepMaker,
): FleetStep {
  const ours = chosenOf(source.detail.monitorSettings, chosen);
  if (ours === null) return steps.skipped(part, title, `${source.name} has none.`);
  if (isForNew && target.detail.data.monitor_type !== 'new') {
    return steps.skipped(part, title, 'Only monitors of type new have keyword lists.');
  }
  const settings = target.detail.monitorSettings;
  const current = chosenOf(settings, chosen);
  const option = matchingOption(choicesOf(settings?.[all], current), ours);
  if (option === null) return steps.skipped(part, title, `It does not offer “${ours.name}”.`);
  if (current !== null && String(current.id) === String(option.id)) return steps.unchanged(part, title);
  return steps.change(part, title, [{ label: '', before: current?.name ?? 'None', after: option.name }], {
    part: 'setting',
    change: changeOf(option.id),
  });
}

/** The step of a setting; each is one call. `null` for parts that are no settings. */
export function planSetting(
  part: PartName,
  source: MonitorFacts,
  target: MonitorFacts,
  steps: StepMaker,
): FleetStep | null {
  const option = optional[part];
  if (option !== undefined) return planOption(part, option, source, target, steps);
  const setting = plain[part];
  if (setting === undefined) return null;
  const { title, textOf, changeOf } = setting;
  const [before, after] = [textOf(target.detail), textOf(source.detail)];
  return before === after
    ? steps.unchanged(part, title)
    : steps.change(part, title, [{ label: '', before, after }], {
        part: 'setting',
        change: changeOf(source.detail),
      });
}

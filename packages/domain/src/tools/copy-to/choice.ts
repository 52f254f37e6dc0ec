import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { EntityId } from '../../kernel/http';

/** What can be copied to other monitors. */
export const partNames = [
  'inputs',
  'webhooks',
  'ownProducts',
  'delay',
  'proxyList',
  'product',
  'keywords',
  'inputsAllowed',
  'examples',
  'access',
] as const;
export type PartName = (typeof partNames)[number];

/** The parts that customers have as well (specification 6.2). */
const forCustomers: ReadonlySet<PartName> = new Set<PartName>(['inputs', 'webhooks', 'ownProducts']);

export const partsFor = (isDeveloper: boolean): readonly PartName[] =>
  partNames.filter((part) => isDeveloper || forCustomers.has(part));

/** What a person copies. */
export interface CopyChoice {
  readonly parts: readonly PartName[];
  /** Which inputs of the source are copied. */
  readonly inputs: 'all' | 'shown' | 'selected';
  /** The source's regions whose webhooks are copied. */
  readonly regions: readonly string[];
  /** Lists join what a monitor has, or replace it. */
  readonly modes: Readonly<Record<'inputs' | 'examples' | 'access', 'add' | 'replace'>>;
}

export const noChoice: CopyChoice = {
  parts: [],
  inputs: 'all',
  regions: [],
  modes: { inputs: 'add', examples: 'add', access: 'add' },
};

/** The choice to start with: the selected inputs, else all. Everything else only on request. */
export const startChoice = (detail: MonitorDetail, selected: readonly EntityId[]): CopyChoice => ({
  ...noChoice,
  parts: detail.inputs.length > 0 ? ['inputs'] : [],
  inputs: selected.length > 0 ? 'selected' : 'all',
  regions: regionsWithWebhook(detail),
});

/** What is known of a monitor. */
export interface MonitorFacts {
  readonly uuid: string;
  readonly name: string;
  readonly detail: MonitorDetail;
  /** Who can see it, and the names of all customers by id; `null` unless it is needed. */
  readonly access: {
    readonly ids: readonly string[];
    readonly names: ReadonlyMap<string, string>;
  } | null;
}

/** The inputs of the page that a choice refers to, by their ids. */
export interface InputIds {
  readonly shown: readonly EntityId[];
  readonly selected: readonly EntityId[];
}

/** What the rules depend on besides the monitors. */
export interface CopyContext {
  readonly isDeveloper: boolean;
  readonly hasPrivateInputs: boolean;
  readonly brandWords: readonly string[];
  readonly inputIds: InputIds;
}

export const regionsOf = ({ webhooks }: MonitorDetail): readonly string[] =>
  (webhooks ?? []).map(({ region }) => region);

/** The source's regions that have a webhook: an empty one is never copied. */
export const regionsWithWebhook = ({ webhooks }: MonitorDetail): readonly string[] =>
  (webhooks ?? []).filter(({ webhook_url }) => (webhook_url ?? '') !== '').map(({ region }) => region);

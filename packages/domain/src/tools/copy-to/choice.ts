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

/** The parts that are lists: they join what a monitor has, or replace it. */
export type ListPart = 'inputs' | 'examples' | 'access';
export type ListMode = 'add' | 'replace';

/** Which inputs of the source are copied. */
export type InputScope = 'all' | 'shown' | 'selected';

/** What a person copies. */
export interface CopyChoice {
  readonly parts: readonly PartName[];
  readonly inputs: InputScope;
  /** The source's regions whose webhooks are copied. */
  readonly regions: readonly string[];
  readonly modes: Readonly<Record<ListPart, ListMode>>;
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

/** Who can see a monitor. */
export interface MonitorAccess {
  readonly ids: readonly string[];
  /** The names of all customers, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What is known of a monitor. */
export interface MonitorFacts {
  readonly uuid: string;
  readonly name: string;
  readonly detail: MonitorDetail;
  /** `null` unless it is needed. */
  readonly access: MonitorAccess | null;
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

/** The source's regions that have a webhook: an empty one is never copied. */
export const regionsWithWebhook = ({ webhooks }: MonitorDetail): readonly string[] =>
  (webhooks ?? []).filter(({ webhook_url }) => (webhook_url ?? '') !== '').map(({ region }) => region);

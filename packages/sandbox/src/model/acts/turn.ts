import type { EventCallable, Store } from 'effector';
import type { Edit, Group, Oracle } from '../oracle.ts';
import { SECTIONS, type PageName } from '../pages.ts';
import type { Flight, Tab, World } from '../world.ts';

/** What is edited, and where; `null` is the monitor of the page. */
export const GROUPS = {
  settings: { name: 'settings', section: SECTIONS.settings, isGuarded: true },
  setup: { name: 'setup', section: SECTIONS.setup },
  redirects: { name: 'redirects', section: SECTIONS.redirects, isGuarded: true, reverts: true },
  redirectDialog: { name: 'redirect dialog', section: SECTIONS.redirects, isGuarded: true },
  newRedirects: { name: 'imported redirects', section: SECTIONS.redirects },
  inputs: { name: 'inputs', section: null, isGuarded: true },
  inputDialog: { name: 'input dialog', section: null, isGuarded: true },
  newInputs: { name: 'new inputs', section: null },
  pastedInputs: { name: 'pasted inputs', section: null },
  monitor: { name: 'monitor settings', section: null },
  ownProducts: { name: 'own products', section: null, reverts: true },
  webhooks: { name: 'webhooks', section: null, isGuarded: true },
  examples: { name: 'example inputs', section: null },
  monitorAccess: { name: 'customer access', section: null },
  renewals: { name: 'renewals', section: SECTIONS.customers, reverts: true },
  products: { name: 'products', section: SECTIONS.customers },
  keywords: { name: 'keyword lists', section: SECTIONS.keywords },
  proxies: { name: 'proxy lists', section: SECTIONS.proxies },
  commands: { name: 'permissions', section: SECTIONS.commands },
  replacements: { name: 'replaced webhooks', section: null, isGuarded: true, reverts: true },
  copied: { name: 'copied values', section: null, reverts: true },
  deletes: { name: 'deletes', section: null, reverts: true },
  undo: { name: 'undo', section: null, reverts: true },
} as const satisfies Readonly<Record<string, Group>>;

/** What only another kernel can mend: a field of a monitor whose own save fails after its page was left is told, and not kept. */
export const isExpected = ({ group, isTold }: Edit): boolean =>
  isTold && (group === GROUPS.monitor || group === GROUPS.webhooks);

export interface Place {
  readonly world: World;
  readonly oracle: Oracle;
  readonly tab: Tab;
  readonly page: PageName | null;
  /** The section of the page's monitor. */
  readonly monitor: string;
  /** Two numbers that choose, and a text that no other act has. */
  readonly a: number;
  readonly b: number;
  readonly token: string;
  readonly open: (page: PageName, isLeaving: boolean) => Promise<boolean>;
  readonly reload: (isLeaving: boolean, isSent: boolean) => Promise<boolean>;
  readonly settle: (isMeant?: (flight: Flight) => boolean) => Promise<void>;
}

/** What an act has and can do. */
export interface Turn extends Place {
  readonly read: <Value>(store: Store<Value>) => Value;
  readonly fire: <Value>(
    event: EventCallable<Value>,
    ...value: [Value] extends [void] ? [] : [Value]
  ) => void;
  /** A person edits a cell, which had a value before. */
  readonly edit: (group: Group, cell: string, value: unknown, base?: unknown, more?: Partial<Edit>) => void;
  /** The same, where it is sent by itself. */
  readonly save: Turn['edit'];
  /** What the person does may write so often. */
  readonly writes: (count?: number) => void;
  readonly discard: (isMeant: Group | ((edit: Edit) => boolean)) => void;
  /** A row is deleted, with what was edited in it. */
  readonly remove: (section: string, id: string | number) => void;
  /** A row is created, or restored. */
  readonly restore: (section: string, label: string) => void;
}

/** Does an act, and says it in words; `null` where it is not possible. */
export type Do = (turn: Turn) => string | null | Promise<string | null>;
export type Acts = Readonly<Record<string, Do>>;

/** The item at a number that chooses. */
export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];
export const hook = (token: string): string =>
  `https://discord.com/api/webhooks/1090000000000000002/${token}`;

export function createTurn(place: Place): Turn {
  const { world, oracle, tab, monitor } = place;
  const writes = (count = 1): void => oracle.allow(tab, count);
  const textOf = (value: unknown): string | null => (value === null ? null : String(value));
  const edit: Turn['edit'] = (group, cell, value, base, more) =>
    oracle.edit(tab, {
      group,
      section: group.section ?? monitor,
      cell,
      value: textOf(value),
      base: base === undefined ? undefined : String(base),
      ...more,
    });
  return {
    ...place,
    read: (store) => world.read(tab, store),
    fire: (event, ...value) => world.fire(tab, event, ...value),
    edit,
    save: (...change) => {
      edit(...change);
      writes();
    },
    writes,
    discard: (isMeant) =>
      oracle.discard(tab, typeof isMeant === 'function' ? isMeant : ({ group }) => group === isMeant),
    remove: (section, id) => {
      oracle.remove(tab, section, String(id));
      oracle.drop(tab, (one) => one.section === section && one.cell.startsWith(`${id}|`));
      edit(GROUPS.deletes, String(id), null, undefined, { section });
      writes();
    },
    restore: (section, label) => {
      oracle.create(tab, label);
      edit(GROUPS.undo, `+${label}`, label, undefined, { section });
      writes();
    },
  };
}

/** Undoes the deletion that a list offers to undo. */
export const undoAct =
  (section: string, $label: Store<string | null>, undone: EventCallable<void>): Do =>
  ({ read, fire, restore }) => {
    const label = read($label);
    if (label === null) return null;
    restore(section, label);
    fire(undone);
    return `undoes the deletion of ${label}`;
  };

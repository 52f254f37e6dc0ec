import * as session from '@dropdeck/domain/account/session';
import * as shared from '@dropdeck/domain/kernel';
import { redirectChange } from '@dropdeck/domain/monitors/redirects/bulk';
import type { EventCallable, Store } from 'effector';
import type { Edit, Group, Oracle } from './oracle.ts';
import {
  dashboardAccess,
  commands,
  customers,
  detail,
  edit,
  keywords,
  monitorAccess,
  monitorSection,
  proxies,
  redirects,
  settings,
  type PageName,
} from './pages.ts';
import { SECTIONS, sectionOf, type Answer } from './server.ts';
import type { Flight, Tab, World } from './world.ts';

/** What an act has: the tab and its page, two numbers that choose, and a text that no other act has. */
export interface Turn {
  readonly world: World;
  readonly oracle: Oracle;
  readonly tab: Tab;
  readonly page: PageName | null;
  readonly a: number;
  readonly b: number;
  readonly token: string;
  readonly open: (page: PageName, isLeaving: boolean) => Promise<boolean>;
  readonly reload: (isLeaving: boolean) => Promise<boolean>;
  readonly settle: (isMeant?: (flight: Flight) => boolean) => Promise<void>;
}

/** Does an act, and says it in words; `null` where it is not possible. */
type Do = (turn: Turn) => string | null | Promise<string | null>;
export interface Act {
  /** The page on which it is done; the person goes there first. */
  readonly page?: PageName;
  readonly run: Do;
}

export const GROUPS = {
  settings: { name: 'settings', isGuarded: true },
  redirects: { name: 'redirects', isGuarded: true, reverts: true },
  redirectDialog: { name: 'redirect dialog', isGuarded: true },
  deletes: { name: 'deletes', reverts: true },
  undo: { name: 'undo', reverts: true },
  inputs: { name: 'inputs', isGuarded: true },
  inputDialog: { name: 'input dialog', isGuarded: true },
  newInputs: { name: 'new inputs' },
  monitor: { name: 'monitor settings' },
  ownProducts: { name: 'own products', reverts: true },
  webhooks: { name: 'webhooks', isGuarded: true },
  examples: { name: 'example inputs' },
  monitorAccess: { name: 'customer access' },
  renewals: { name: 'renewals', reverts: true },
  products: { name: 'products' },
  lists: { name: 'lists' },
  commands: { name: 'permissions' },
} as const satisfies Readonly<Record<string, Group>>;

/** What only another kernel can mend, each with its smallest history. */
const EXPECTED: readonly { readonly name: string; readonly isMeant: (edit: Edit) => boolean }[] = [
  {
    name: 'a field of a monitor whose own save fails after its page was left is told, and not kept',
    isMeant: ({ group, isTold }) => (group === GROUPS.monitor || group === GROUPS.webhooks) && isTold,
  },
];
export const isExpected = (edit: Edit): boolean => EXPECTED.some((one) => one.isMeant(edit));

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];
const withItem = <Item extends object>(items: readonly Item[], at: number, change: Partial<Item>): Item[] => {
  const item = items[at];
  return item === undefined ? [...items] : items.with(at, { ...item, ...change });
};
const hook = (token: string): string => `https://discord.com/api/webhooks/1090000000000000002/${token}`;
const read = <Value>({ world, tab }: Turn, store: Store<Value>): Value => world.read(tab, store);
const fire = <Value>(
  { world, tab }: Turn,
  event: EventCallable<Value>,
  ...params: [Value] extends [void] ? [] : [Value]
): void => world.fire(tab, event, ...params);

const dropRow = ({ oracle, tab }: Turn, section: string, id: string): void => {
  oracle.remove(tab, section, id);
  oracle.drop(tab, (one) => one.section === section && one.cell.startsWith(`${id}|`));
  oracle.edit(tab, GROUPS.deletes, section, id, null);
  oracle.allow(tab);
};
const undone = ({ oracle, tab }: Turn, section: string, label: string): void => {
  oracle.create(tab, label);
  oracle.edit(tab, GROUPS.undo, section, `+${label}`, label);
  oracle.allow(tab);
};

/** Acts on one redirect of the list. */
const onRedirect =
  (
    run: (
      turn: Turn,
      row: { readonly id: string | number; readonly keyword: string; readonly active: boolean },
    ) => string | null,
  ): Do =>
  (turn) => {
    const row = pick(read(turn, redirects.screen.view.redirects), turn.a);
    return row === undefined ||
      read(turn, redirects.editor.view.isOpen) ||
      read(turn, redirectChange.view.isOpen)
      ? null
      : run(turn, row);
  };

const redirectActs: Readonly<Record<string, Do>> = {
  toggle: onRedirect((turn, { id, active, keyword }) => {
    turn.oracle.edit(
      turn.tab,
      GROUPS.redirects,
      SECTIONS.redirects,
      `${id}|active`,
      String(!active),
      String(active),
    );
    turn.oracle.allow(turn.tab);
    fire(turn, redirects.screen.events.onActiveChange, { id, isActive: !active });
    return `switches redirect ${keyword} ${active ? 'off' : 'on'}`;
  }),
  keyword: onRedirect((turn, { id, keyword }) => {
    turn.oracle.edit(turn.tab, GROUPS.redirects, SECTIONS.redirects, `${id}|keyword`, turn.token, keyword);
    turn.oracle.allow(turn.tab);
    fire(turn, redirects.screen.events.onKeywordChange, { id, keyword: turn.token });
    return `renames redirect ${keyword} to ${turn.token} in its row`;
  }),
  delete: onRedirect((turn, { id, keyword }) => {
    dropRow(turn, SECTIONS.redirects, String(id));
    fire(turn, redirects.screen.events.onDelete, id);
    return `deletes redirect ${keyword}`;
  }),
  undo: (turn) => {
    const label = read(turn, redirects.screen.view.undoLabel);
    if (label === null) return null;
    undone(turn, SECTIONS.redirects, label);
    fire(turn, redirects.screen.events.onUndo);
    return `undoes the deletion of ${label}`;
  },
  edit: onRedirect((turn, { id, keyword }) => {
    fire(turn, redirects.screen.events.onEdit, id);
    return `opens redirect ${keyword}`;
  }),
  new: (turn) => {
    if (read(turn, redirects.editor.view.isOpen)) return null;
    fire(turn, redirects.screen.events.onCreate);
    return 'opens the dialog of a new redirect';
  },
  type: (turn) => {
    const { view, events } = redirects.editor;
    if (!read(turn, view.isOpen) || read(turn, view.isSaving)) return null;
    const { id, ...values } = read(turn, view.values);
    const { oracle, tab, token } = turn;
    if (id === -1) {
      oracle.discard(tab, ({ group, cell }) => group === GROUPS.redirectDialog && cell.startsWith('+'));
      oracle.edit(tab, GROUPS.redirectDialog, SECTIONS.redirects, `+${token}`, token);
      fire(turn, events.onChange, { keyword: token, webhook: hook(token) });
      return `types ${token} into the new redirect`;
    }
    const field = turn.a % 2 === 0 ? 'keyword' : 'webhook';
    const value = field === 'keyword' ? token : hook(token);
    oracle.edit(tab, GROUPS.redirectDialog, SECTIONS.redirects, `${id}|${field}`, value, values[field]);
    fire(turn, events.onChange, { [field]: value });
    return `types ${token} into the ${field} of redirect ${id}`;
  },
  save: (turn) => {
    const { view, events } = redirects.editor;
    if (!read(turn, view.isOpen) || read(turn, view.isSaving)) return null;
    const { id, keyword } = read(turn, view.values);
    if (id === -1) turn.oracle.create(turn.tab, keyword);
    turn.oracle.allow(turn.tab);
    fire(turn, events.onSave);
    return 'saves the redirect';
  },
  close: (turn) => {
    const { view, events } = redirects.editor;
    if (!read(turn, view.isOpen) || read(turn, view.isSaving)) return null;
    turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.redirectDialog);
    fire(turn, events.onClose);
    return 'closes the redirect without saving';
  },
  switchMany: (turn) => {
    const rows = read(turn, redirects.screen.view.redirects);
    if (rows.length < 2 || read(turn, redirects.editor.view.isOpen) || read(turn, redirectChange.view.isOpen))
      return null;
    const value = turn.a % 2 === 0;
    fire(turn, redirects.screen.events.onChangeMany, {
      ids: rows.map(({ id }) => id),
      value: { field: 'active', value },
    });
    for (const { id, active } of rows) {
      if (active === value) continue;
      turn.oracle.edit(
        turn.tab,
        GROUPS.redirects,
        SECTIONS.redirects,
        `${id}|active`,
        String(value),
        String(active),
      );
      turn.oracle.allow(turn.tab);
    }
    fire(turn, redirectChange.events.onConfirm);
    return `switches all redirects ${value ? 'on' : 'off'}`;
  },
  endMany: (turn) => {
    if (!read(turn, redirectChange.view.isOpen)) return null;
    if (turn.a % 3 === 0) {
      turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.redirects);
      fire(turn, redirectChange.events.onStop);
    } else if (turn.a % 3 === 1) {
      turn.oracle.allow(turn.tab, 3);
      fire(turn, redirectChange.events.onRetry);
    } else fire(turn, redirectChange.events.onClose);
    return `${['stops', 'retries', 'closes'][turn.a % 3] ?? ''} the change of all redirects`;
  },
};

const settingFields = ['botName', 'footerText', 'webhookUrl'] as const;
const settingsActs: Readonly<Record<string, Do>> = {
  type: (turn) => {
    const field = settingFields[turn.a % 3] ?? 'botName';
    const value = field === 'webhookUrl' ? hook(turn.token) : turn.token;
    const before = read(turn, settings.screen.view.values)[field];
    turn.oracle.edit(turn.tab, GROUPS.settings, SECTIONS.settings, `|${field}`, value, before);
    fire(turn, settings.screen.events.onFieldChange, { field, value });
    return `types ${turn.token} into ${field}`;
  },
  server: (turn) => {
    const id = `90000000000000${turn.token.slice(1).padStart(4, '0')}`;
    turn.oracle.edit(
      turn.tab,
      GROUPS.settings,
      SECTIONS.settings,
      `|has whitelistedServers ${id}`,
      'true',
      'false',
    );
    fire(turn, settings.screen.events.onServerAdd, id);
    return `adds the server ${id}`;
  },
  save: (turn) => {
    if (!read(turn, settings.screen.view.isDirty)) return null;
    turn.oracle.allow(turn.tab);
    fire(turn, settings.screen.events.onSave);
    return 'saves the settings';
  },
  discard: (turn) => {
    if (read(turn, settings.screen.view.isSaving)) return null;
    turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.settings);
    fire(turn, settings.screen.events.onDiscard);
    return 'discards the settings';
  },
};

type Input = {
  readonly id: string | number;
  readonly link: string;
  readonly note?: string | null;
  readonly active?: boolean | null;
};
/** None while a dialog is over them. */
const inputsOf = (turn: Turn): readonly Input[] =>
  read(turn, edit.view.isOpen) || read(turn, monitorAccess.view.isOpen)
    ? []
    : (read(turn, detail.inputs.table.view.inputs) as readonly Input[]);
const sectionOfPage = ({ world, page }: Turn): string => monitorSection(world, page ?? 'monitor');
const onInput =
  (run: (turn: Turn, row: Input, section: string) => string | null): Do =>
  (turn) => {
    const row = pick(inputsOf(turn), turn.a);
    return row === undefined ? null : run(turn, row, sectionOfPage(turn));
  };
const { inputs } = detail;

const inputActs: Readonly<Record<string, Do>> = {
  toggle: onInput((turn, { id, active }, section) => {
    turn.oracle.edit(
      turn.tab,
      GROUPS.inputs,
      section,
      `${id}|active`,
      String(active !== true),
      String(active),
    );
    turn.oracle.allow(turn.tab);
    fire(turn, inputs.table.events.onActiveChange, { id, isActive: active !== true });
    return `switches input ${id} ${active === true ? 'off' : 'on'}`;
  }),
  note: onInput((turn, { id, note }, section) => {
    turn.oracle.edit(turn.tab, GROUPS.inputs, section, `${id}|note`, turn.token, note ?? '');
    turn.oracle.allow(turn.tab);
    fire(turn, inputs.table.events.onManyChange, { ids: [id], change: { note: turn.token } });
    return `notes ${turn.token} at input ${id}`;
  }),
  noteAll: (turn) => {
    const rows = inputsOf(turn);
    if (rows.length === 0) return null;
    for (const { id, note } of rows)
      turn.oracle.edit(turn.tab, GROUPS.inputs, sectionOfPage(turn), `${id}|note`, turn.token, note ?? '');
    turn.oracle.allow(turn.tab);
    fire(turn, inputs.table.events.onManyChange, {
      ids: rows.map(({ id }) => id),
      change: { note: turn.token },
    });
    return `notes ${turn.token} at all inputs`;
  },
  edit: onInput((turn, { id }) => {
    fire(turn, inputs.table.events.onEdit, id);
    return `opens input ${id}`;
  }),
  type: (turn) => {
    if (!read(turn, edit.view.isOpen)) return null;
    const values = read(turn, edit.view.values) as { readonly id?: string | number; readonly note: string };
    turn.oracle.edit(
      turn.tab,
      GROUPS.inputDialog,
      sectionOfPage(turn),
      `${values.id ?? ''}|note`,
      turn.token,
      values.note,
    );
    fire(turn, edit.events.onChange, { note: turn.token });
    return `types ${turn.token} into the note of input ${values.id ?? ''}`;
  },
  save: (turn) => {
    if (!read(turn, edit.view.isOpen)) return null;
    turn.oracle.allow(turn.tab);
    fire(turn, turn.b % 4 === 3 ? edit.events.onClose : edit.events.onSave);
    if (turn.b % 4 === 3) turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.inputDialog);
    else turn.oracle.regroup(turn.tab, GROUPS.inputDialog, GROUPS.inputs);
    return `${turn.b % 4 === 3 ? 'closes' : 'saves'} the dialog of an input`;
  },
  delete: onInput((turn, { id, link }, section) => {
    dropRow(turn, section, String(id));
    fire(turn, inputs.table.events.onDelete, id);
    return `deletes input ${link}`;
  }),
  deleteMany: (turn) => {
    const rows = inputsOf(turn);
    if (rows.length < 2) return null;
    fire(
      turn,
      inputs.table.events.onDeleteMany,
      rows.map(({ id }) => id),
    );
    if (turn.b % 3 === 0) {
      fire(turn, inputs.questions.events.onDeleteCancel);
      return null;
    }
    if (read(turn, inputs.questions.view.deleteQuestion) === null) return null;
    for (const { id } of rows) dropRow(turn, sectionOfPage(turn), String(id));
    fire(turn, inputs.questions.events.onDeleteConfirm);
    return 'deletes all inputs';
  },
  undo: (turn) => {
    const offer = read(turn, inputs.bar.view.undo);
    // Offered for inputs of another monitor, it restores them there.
    if (offer === null) return null;
    for (const { link } of offer.item.items) undone(turn, `/v1/monitors/${offer.item.uuid}`, link);
    fire(turn, inputs.bar.events.onUndo);
    return `undoes the deletion of ${offer.label}`;
  },
  add: (turn) => {
    const link = `https://shop.example/${turn.token}`;
    const before = read(turn, inputs.add.view.values).link;
    turn.oracle.discard(turn.tab, ({ value }) => value === before && before !== '');
    turn.oracle.edit(turn.tab, GROUPS.newInputs, sectionOfPage(turn), `+${link}`, link);
    fire(turn, inputs.add.events.onChange, { link });
    if (turn.b % 4 === 3) return `types ${link} as a new input`;
    turn.oracle.create(turn.tab, link);
    turn.oracle.allow(turn.tab);
    fire(turn, turn.a % 3 === 0 ? inputs.add.events.onAddDisabled : inputs.add.events.onAdd);
    return `adds ${link}`;
  },
  retryAdd: (turn) => {
    const one = pick(read(turn, inputs.pending.view.pending), turn.a);
    if (one?.phase !== 'failed') return null;
    turn.oracle.create(turn.tab, one.item.link);
    turn.oracle.allow(turn.tab);
    fire(turn, inputs.pending.events.onRetry, one.key);
    return `retries ${one.item.link}`;
  },
  removeAdd: (turn) => {
    const one = pick(read(turn, inputs.pending.view.pending), turn.a);
    if (one?.phase !== 'failed') return null;
    turn.oracle.discard(turn.tab, ({ value }) => value === one.item.link);
    fire(turn, inputs.pending.events.onRemove, one.key);
    return `removes ${one.item.link}`;
  },
  queue: (turn) => {
    if (read(turn, inputs.queue.view.count) === 0) return null;
    const { onSave, onDiscard, onStop } = inputs.queue.events;
    if (turn.a % 4 === 0) {
      turn.oracle.discard(
        turn.tab,
        ({ group, section }) => group === GROUPS.inputs && section === sectionOfPage(turn),
      );
      fire(turn, onDiscard);
      return 'discards the queued inputs';
    }
    if (turn.a % 4 === 1) {
      fire(turn, onStop);
      return 'stops the queue of inputs';
    }
    turn.oracle.allow(turn.tab);
    fire(turn, onSave);
    return 'saves the queued inputs';
  },
};

const choices = ['proxyList', 'product'] as const;
const choiceCells = { proxyList: 'proxyListId', product: 'productId' } as const;
const monitorActs: Readonly<Record<string, Do>> = {
  delay: (turn) => {
    const value = 100 + Number(turn.token.slice(1));
    turn.oracle.edit(turn.tab, GROUPS.monitor, sectionOfPage(turn), 'settings|delay', String(value));
    turn.oracle.allow(turn.tab);
    fire(turn, detail.details.events.onDelayCommit, String(value));
    return `commits the delay ${value}`;
  },
  pick: (turn) => {
    const setting = choices[turn.b % 2] ?? 'product';
    const part = read(turn, detail.details.view.settings)?.[setting];
    const choice = pick(part?.choices ?? [], turn.a);
    if (choice === undefined || part === undefined) return null;
    if (choice.id === part.chosen?.id && part.phase !== 'failed') return null;
    turn.oracle.edit(
      turn.tab,
      GROUPS.monitor,
      sectionOfPage(turn),
      `settings|${choiceCells[setting]}`,
      String(choice.id),
    );
    turn.oracle.allow(turn.tab);
    fire(turn, detail.details.events.onPick, { setting, id: String(choice.id) });
    return `picks the ${setting} ${choice.name}`;
  },
  allowed: (turn) => {
    const current = read(turn, detail.details.view.settings)?.inputsAllowed.value;
    if (current === undefined) return null;
    turn.oracle.edit(
      turn.tab,
      GROUPS.monitor,
      sectionOfPage(turn),
      'settings|inputAllowed',
      String(!current),
    );
    turn.oracle.allow(turn.tab);
    fire(turn, detail.details.events.onInputsAllowedChange, !current);
    return `${current ? 'forbids' : 'allows'} inputs`;
  },
  own: (turn) => {
    const isOn = read(turn, inputs.ownProducts.view.value);
    turn.oracle.edit(
      turn.tab,
      GROUPS.ownProducts,
      sectionOfPage(turn),
      'settings|onlyOwnInputs',
      String(!isOn),
    );
    turn.oracle.allow(turn.tab);
    fire(turn, inputs.ownProducts.events.onChange, !isOn);
    return `switches own products ${isOn ? 'off' : 'on'}`;
  },
  retry: (turn) => {
    const setting = pick(['delay', 'inputsAllowed', 'proxyList', 'product'] as const, turn.a) ?? 'delay';
    if (read(turn, detail.details.view.settings)?.[setting].phase !== 'failed') return null;
    turn.oracle.allow(turn.tab);
    fire(turn, detail.details.events.onRetry, setting);
    return `retries the ${setting}`;
  },
  webhook: (turn) => {
    const one = pick(read(turn, detail.webhooks.view.webhooks), turn.a);
    if (one === undefined) return null;
    const url = hook(turn.token);
    turn.oracle.edit(turn.tab, GROUPS.webhooks, sectionOfPage(turn), `webhooks|${one.region}`, url, one.url);
    turn.oracle.allow(turn.tab);
    fire(turn, detail.webhooks.events.onChange, { region: one.region, url });
    if (turn.b % 4 < 2) fire(turn, detail.webhooks.events.onCommit);
    return `types the webhook ${turn.token} of ${one.region}${turn.b % 4 < 2 ? ' and leaves the field' : ''}`;
  },
  retryWebhooks: (turn) => {
    if (read(turn, detail.webhooks.view.phase) !== 'failed') return null;
    turn.oracle.allow(turn.tab);
    fire(turn, detail.webhooks.events.onRetry);
    return 'retries the webhooks';
  },
  example: (turn) => {
    const text = `https://shop.example/example-${turn.token}`;
    turn.oracle.edit(
      turn.tab,
      GROUPS.examples,
      sectionOfPage(turn),
      `settings|has exampleInputs ${text}`,
      'true',
      'false',
    );
    fire(turn, detail.examples.events.onAdd, text);
    return `adds the example ${turn.token}`;
  },
  saveExamples: (turn) => {
    if (!read(turn, detail.examples.view.isDirty) || read(turn, detail.examples.view.isSaving)) return null;
    turn.oracle.allow(turn.tab);
    fire(turn, detail.examples.events.onSave);
    return 'saves the examples';
  },
  discardExamples: (turn) => {
    if (read(turn, detail.examples.view.isSaving)) return null;
    turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.examples);
    fire(turn, detail.examples.events.onDiscard);
    return 'discards the examples';
  },
  customers: async (turn) => {
    const { view, events } = monitorAccess;
    const section = `${sectionOfPage(turn)}/customers`;
    if (!read(turn, view.isOpen)) {
      fire(turn, detail.details.events.onAddUser);
      await turn.settle(({ request }) => request.method === 'GET');
      return 'opens the access to the monitor';
    }
    if (read(turn, view.status) !== 'ready' || read(turn, view.isSaving)) return null;
    const ids = read(turn, view.accessIds);
    const one = pick(read(turn, view.customers), turn.a);
    if (one === undefined) return null;
    if (turn.b % 2 === 0) {
      const has = ids.includes(one.customer_id);
      turn.oracle.edit(
        turn.tab,
        GROUPS.monitorAccess,
        section,
        `|has customerIds ${one.customer_id}`,
        String(!has),
        String(has),
      );
      fire(
        turn,
        events.onAccessChange,
        has ? ids.filter((id) => id !== one.customer_id) : [...ids, one.customer_id],
      );
      return `${has ? 'takes' : 'gives'} ${one.name} access`;
    }
    turn.oracle.allow(turn.tab);
    fire(turn, events.onSave);
    return 'saves the access';
  },
};

const addMonth = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
};
const onCustomer =
  (
    run: (
      turn: Turn,
      one: { readonly id: string; readonly day: string; readonly ticked: ReadonlySet<string> },
    ) => string | null,
  ): Do =>
  (turn) => {
    const rows = read(turn, customers.screen.view.customers).toSorted((x, y) => (x.id < y.id ? -1 : 1));
    const row = pick(rows, turn.a);
    if (row === undefined) return null;
    return run(turn, {
      id: row.id,
      ticked: row.ticked,
      day: row.renewal.state === 'unknown' ? '' : row.renewal.day,
    });
  };
const customerActs: Readonly<Record<string, Do>> = {
  extend: onCustomer((turn, { id, day }) => {
    turn.oracle.edit(
      turn.tab,
      GROUPS.renewals,
      SECTIONS.customers,
      `${id}|next_renewal`,
      addMonth(day),
      day,
      undefined,
      true,
    );
    turn.oracle.allow(turn.tab);
    fire(turn, customers.actions.events.onExtend, id);
    return `extends customer ${id} to ${addMonth(day)}`;
  }),
  date: onCustomer((turn, { id, day }) => {
    const next = new Date(Date.UTC(2030, 0, Number(turn.token.slice(1)))).toISOString().slice(0, 10);
    turn.oracle.edit(turn.tab, GROUPS.renewals, SECTIONS.customers, `${id}|next_renewal`, next, day);
    turn.oracle.allow(turn.tab);
    fire(turn, customers.actions.events.onRenewalCommit, { id, day: next });
    return `renews customer ${id} on ${next}`;
  }),
  product: onCustomer((turn, { id, ticked }) => {
    const product = pick(read(turn, customers.screen.view.choices).products, turn.b);
    if (product === undefined) return null;
    const has = ticked.has(product.key);
    turn.oracle.edit(
      turn.tab,
      GROUPS.products,
      SECTIONS.customers,
      `${id}|has products ${product.key}`,
      String(!has),
      String(has),
    );
    fire(turn, customers.actions.events.onProductToggle, { id, key: product.key, isSelected: !has });
    return `${has ? 'unticks' : 'ticks'} ${product.name} of customer ${id}`;
  }),
  saveProducts: onCustomer((turn, { id }) => {
    turn.oracle.allow(turn.tab);
    fire(turn, customers.actions.events.onProductsSave, id);
    return `saves the products of customer ${id}`;
  }),
  undo: onCustomer((turn, { id, day }) => {
    const row = read(turn, customers.screen.view.customers).find((one) => one.id === id) as
      | { readonly isExtended?: boolean }
      | undefined;
    if (row?.isExtended !== true) return null;
    fire(turn, customers.actions.events.onUndoExtension, id);
    const after = read(turn, customers.screen.view.customers).find((one) => one.id === id);
    const before = after === undefined || after.renewal.state === 'unknown' ? '' : after.renewal.day;
    turn.oracle.edit(turn.tab, GROUPS.renewals, SECTIONS.customers, `${id}|next_renewal`, before, day);
    turn.oracle.allow(turn.tab);
    return `undoes the extension of customer ${id}`;
  }),
};

const listActs = (manager: typeof keywords, section: string, field: string): Readonly<Record<string, Do>> => {
  const { list, editor } = manager;
  const token = (turn: Turn): string => `${field}-${turn.token}`;
  return {
    edit: (turn) => {
      const row = pick(read(turn, list.view.lists), turn.a);
      if (row === undefined || read(turn, editor.view.isOpen)) return null;
      fire(turn, list.events.onEdit, row.id);
      return `opens the ${field} list ${row.name}`;
    },
    new: (turn) => {
      if (read(turn, editor.view.isOpen)) return null;
      fire(turn, list.events.onCreate);
      turn.oracle.edit(turn.tab, GROUPS.lists, section, `+${token(turn)}`, token(turn));
      fire(turn, editor.events.onNameChange, token(turn));
      return `opens a new ${field} list ${token(turn)}`;
    },
    type: (turn) => {
      if (!read(turn, editor.view.isOpen) || read(turn, editor.view.isSaving)) return null;
      const draft = read(turn, manager.$draft as Store<{ readonly id: string | number | null } | null>);
      if (draft === null || draft.id === null) return null;
      turn.oracle.edit(
        turn.tab,
        GROUPS.lists,
        section,
        `${draft.id}|has ${field} ${token(turn)}`,
        'true',
        'false',
        `${section}|typed ${token(turn)}`,
      );
      fire(turn, editor.events.onTextChange, `${read(turn, editor.view.text)}\n${token(turn)}`);
      return `types ${token(turn)} into the ${field} list`;
    },
    save: (turn) => {
      if (!read(turn, editor.view.isOpen) || read(turn, editor.view.isSaving)) return null;
      turn.oracle.create(turn.tab, read(turn, editor.view.name));
      turn.oracle.allow(turn.tab);
      fire(turn, editor.events.onSave);
      return `saves the ${field} list`;
    },
    close: (turn) => {
      if (!read(turn, editor.view.isOpen) || read(turn, editor.view.isSaving)) return null;
      turn.oracle.discard(turn.tab, (one) => one.group === GROUPS.lists && one.section === section);
      fire(turn, editor.events.onClose);
      return `closes the ${field} list`;
    },
    delete: (turn) => {
      const row = pick(read(turn, list.view.lists), turn.a);
      if (row === undefined || read(turn, editor.view.isOpen)) return null;
      dropRow(turn, section, String(row.id));
      fire(turn, list.events.onDelete, row.id);
      return `deletes the ${field} list ${row.name}`;
    },
    undo: (turn) => {
      const label = read(turn, list.view.undoLabel);
      if (label === null) return null;
      undone(turn, section, label);
      fire(turn, list.events.onUndo);
      return `undoes the deletion of ${label}`;
    },
  };
};

const accessActs: Readonly<Record<string, Do>> = {
  remove: (turn) => {
    const users = read(turn, dashboardAccess.screen.view.users).filter(({ role }) => role !== 'Owner');
    const one = pick(users, turn.a);
    if (one === undefined || read(turn, dashboardAccess.removal.view.state) !== null) return null;
    fire(turn, dashboardAccess.screen.events.onRemove, one.id);
    if (turn.b % 4 === 3) {
      fire(turn, dashboardAccess.removal.events.onCancel);
      return null;
    }
    dropRow(turn, SECTIONS.users, one.id);
    fire(turn, dashboardAccess.removal.events.onConfirm);
    return `removes ${one.name}`;
  },
  retry: (turn) => {
    const state = read(turn, dashboardAccess.removal.view.state);
    if (state === null || state.isPending) return null;
    if (turn.b % 2 === 0) {
      turn.oracle.allow(turn.tab);
      fire(turn, dashboardAccess.removal.events.onConfirm);
      return `removes ${state.name} again`;
    }
    turn.oracle.discard(turn.tab, ({ section }) => section === SECTIONS.users);
    fire(turn, dashboardAccess.removal.events.onCancel);
    return `does not remove ${state.name}`;
  },
};

const commandActs: Readonly<Record<string, Do>> = {
  permit: async (turn) => {
    const command = pick(read(turn, commands.screen.view.commands), turn.a);
    const { view, events } = commands.permissions;
    if (command === undefined || read(turn, view.state) !== null) return null;
    fire(turn, commands.screen.events.onEdit, command.id);
    await turn.settle(({ request }) => request.method === 'GET');
    const role = pick(read(turn, view.targets).roles, turn.b);
    if (role === undefined || read(turn, view.state) === null) return null;
    const isAllowed = turn.b % 4 < 2;
    fire(turn, events.onNext);
    fire(turn, events.onSelectionChange, { kind: 'roles', ids: new Set([role.id]) });
    fire(turn, events.onNext);
    fire(turn, events.onPermissionsSet, { kind: 'roles', ids: [role.id], isAllowed });
    const cell = `${command.id}|has roles ${role.id}`;
    const shownAs = `${SECTIONS.commands}|selected roles ${role.id}`;
    turn.oracle.discard(turn.tab, (one) => one.cell === `${cell} ${String(!isAllowed)}`);
    turn.oracle.edit(
      turn.tab,
      GROUPS.commands,
      SECTIONS.commands,
      `${cell} ${String(isAllowed)}`,
      'true',
      'false',
      shownAs,
    );
    turn.oracle.edit(
      turn.tab,
      GROUPS.commands,
      SECTIONS.commands,
      `${cell} ${String(!isAllowed)}`,
      'false',
      'true',
      shownAs,
    );
    return `${isAllowed ? 'allows' : 'denies'} ${command.name} for ${role.name}`;
  },
  save: (turn) => {
    const state = read(turn, commands.permissions.view.state);
    if (state?.step !== 'configure' || state.isSaving) return null;
    turn.oracle.allow(turn.tab);
    fire(turn, commands.permissions.events.onSave);
    return 'saves the permissions';
  },
  close: (turn) => {
    const state = read(turn, commands.permissions.view.state);
    if (state === null || state.isSaving) return null;
    turn.oracle.discard(turn.tab, ({ group }) => group === GROUPS.commands);
    fire(turn, commands.permissions.events.onClose);
    return 'closes the permissions';
  },
};

const answer = (status: number, retryAfterMs: number | null = null, body = '{}'): Answer => ({
  status,
  text: body,
  retryAfterMs,
});
const FAULTS: readonly (readonly [string, Answer])[] = [
  ['500', answer(500)],
  ['429 with Retry-After 3 s', answer(429, 3_000)],
  ['429 without Retry-After', answer(429)],
  ['409', answer(409)],
  ['a page of HTML', answer(200, null, '<!doctype html><html></html>')],
  ['203', answer(203)],
  ['401', answer(401)],
  ['503', answer(503)],
];
const nth = ({ world, tab, a }: Turn, isMeant: (flight: Flight) => boolean): Flight | undefined =>
  pick(
    world.flights.filter((flight) => flight.tab === tab && !flight.isStuck && isMeant(flight)),
    a,
  );
const callOf = ({ request, tab }: Flight): string =>
  `${request.call} of ${tab.index === 2 ? 'the other person' : `tab ${tab.index + 1}`}`;
const WAITS = [300, 1_100, 3_000, 11_000, 65_000] as const;

const worldActs: Readonly<Record<string, Do>> = {
  reach: (turn) => {
    const flight = nth(turn, (one) => one.answer === null);
    if (flight === undefined) return null;
    turn.world.reach(flight);
    return `the server does ${callOf(flight)}`;
  },
  arrive: (turn) => {
    const flight = nth(turn, () => true);
    if (flight === undefined) return null;
    turn.world.reach(flight);
    turn.world.arrive(flight);
    return `the answer of ${callOf(flight)} arrives`;
  },
  settle: async (turn) => {
    if (!turn.world.flights.some(({ tab }) => tab === turn.tab)) return null;
    await turn.settle();
    return 'all answers arrive';
  },
  fault: (turn) => {
    const flight = nth(turn, (one) => one.answer === null);
    const fault = pick(FAULTS, turn.b);
    if (flight === undefined || fault === undefined) return null;
    turn.world.reach(flight, fault[1]);
    turn.world.arrive(flight);
    return `${callOf(flight)} is answered with ${fault[0]}`;
  },
  drop: (turn) => {
    const flight = nth(turn, () => true);
    if (flight === undefined) return null;
    if (turn.b % 2 === 0) turn.world.reach(flight);
    turn.world.drop(flight);
    return `the connection of ${callOf(flight)} drops ${flight.isServed ? 'after' : 'before'} the server has done it`;
  },
  never: (turn) => {
    const flight = nth(turn, () => true);
    if (flight === undefined) return null;
    if (turn.b % 2 === 0) turn.world.reach(flight);
    flight.isStuck = true;
    return `the answer of ${callOf(flight)} never arrives${flight.isServed ? ', though the server has done it' : ''}`;
  },
  offline: (turn) => {
    turn.world.setOnline(turn.tab, !turn.tab.isOnline);
    return turn.tab.isOnline ? 'is online' : 'is offline';
  },
  wait: async (turn) => {
    const ms = WAITS[turn.a % WAITS.length] ?? 300;
    await turn.world.clock.advance(ms);
    return `${ms} ms pass`;
  },
  sleep: async (turn) => {
    await turn.world.clock.jump(3_600_000);
    fire(turn, shared.tabReturned);
    return 'sleeps for an hour';
  },
  full: (turn) => {
    turn.tab.browser.isStorageFull = !turn.tab.browser.isStorageFull;
    turn.tab.browser.wasStorageFull = true;
    return `the storage is ${turn.tab.browser.isStorageFull ? 'full' : 'free'}`;
  },
  foreign: ({ world, oracle, a, b, token }) => {
    const { workspace } = world.server;
    const change = pick<readonly [string, string, () => void]>(
      [
        [
          SECTIONS.redirects,
          'the keyword of a redirect',
          () => {
            const rows = workspace.redirects();
            const row = rows[b % Math.max(1, rows.length)];
            if (row !== undefined) rows[rows.indexOf(row)] = { ...row, keyword: token };
          },
        ],
        [SECTIONS.redirects, 'a redirect: deleted', () => void workspace.redirects().splice(b % 3, 1)],
        [SECTIONS.settings, 'the footer', () => void (workspace.bot.footer_text = token)],
        [SECTIONS.settings, 'the name of the bot', () => void (workspace.bot.name = token)],
        [
          monitorSection(world, 'monitor'),
          'the note of an input',
          () => {
            const state = workspace.monitors()[0]?.state();
            if (state !== undefined) state.inputs = withItem(state.inputs, b % 3, { note: token });
          },
        ],
        [
          monitorSection(world, 'monitor'),
          'an input: deleted',
          () => {
            const state = workspace.monitors()[0]?.state();
            if (state !== undefined) state.inputs = state.inputs.filter((_, at) => at !== b % 3);
          },
        ],
        [
          monitorSection(world, 'monitor'),
          'a webhook',
          () => {
            const state = workspace.monitors()[0]?.state();
            if (state !== undefined)
              state.webhooks = withItem(state.webhooks, b % 2, { webhook_url: hook(token) });
          },
        ],
        [
          SECTIONS.customers,
          'the renewal of a customer',
          () => {
            const rows = workspace.customers();
            const row = rows[b % 2];
            if (row !== undefined)
              rows[b % 2] = {
                ...row,
                next_renewal: `2031-01-${String((b % 27) + 1).padStart(2, '0')}T00:00:00.000Z`,
              };
          },
        ],
        [
          SECTIONS.keywords,
          'a keyword list',
          () => {
            const rows = workspace.keywordLists();
            const row = rows[b % Math.max(1, rows.length)];
            if (row !== undefined) rows[rows.indexOf(row)] = { ...row, keywords: [...row.keywords, token] };
          },
        ],
      ],
      a,
    );
    if (change === undefined) return null;
    oracle.cellsOf(change[0]);
    world.write();
    change[2]();
    oracle.changed(change[0]);
    return `another person changes ${change[1]} (${token})`;
  },
};

const sessionActs: Readonly<Record<string, Do>> = {
  go: async (turn) => {
    const target = pick(Object.keys(PAGE_OF_ACTS) as PageName[], turn.a) ?? 'settings';
    if (target === turn.page) return null;
    return (await turn.open(target, turn.b % 2 === 0)) ? `goes to ${target}` : 'stays';
  },
  conflict: (turn) => {
    const conflict = read(turn, shared.$conflict);
    if (conflict === null) return null;
    const { oracle, tab } = turn;
    oracle.allow(tab);
    if (turn.a % 3 === 0) {
      oracle.discard(
        tab,
        ({ group, cell }) =>
          group.reverts === true &&
          conflict.fields.some(({ key }) => cell.endsWith(key.split(' ').at(-1) ?? key)),
      );
      fire(turn, shared.conflictAnswered, null);
      return 'keeps editing';
    }
    const side = turn.a % 3 === 1 ? 'mine' : 'theirs';
    if (side === 'theirs')
      oracle.discard(tab, ({ cell }) =>
        conflict.fields.some(({ key }) => cell.endsWith(key.split(' ').at(-1) ?? key)),
      );
    fire(turn, shared.conflictAnswered, Object.fromEntries(conflict.fields.map(({ key }) => [key, side])));
    return `answers the conflict about ${conflict.subject} with ${side}`;
  },
  duplicate: (turn) => {
    const question = read(turn, inputs.questions.view.duplicate);
    if (question === null) return null;
    const isYes = turn.a % 2 === 0;
    turn.oracle.allow(turn.tab);
    if (!isYes) turn.oracle.discard(turn.tab, ({ value }) => question.links.some((link) => link === value));
    for (const link of question.links) if (isYes) turn.oracle.create(turn.tab, link);
    fire(turn, inputs.questions.events.onDuplicateAnswer, isYes);
    return `${isYes ? 'adds the duplicate' : 'does not add the duplicate'} ${question.links.join(' ')}`;
  },
  reload: async (turn) => ((await turn.reload(turn.b % 2 === 0)) ? 'reloads' : 'does not reload after all'),
  signOut: (turn) => {
    fire(turn, session.logoutRequested);
    turn.tab.browser.hasSignedOut = true;
    if (!read(turn, session.$isLogoutRequested)) {
      const isSent = ({ section }: Edit): boolean =>
        turn.world.flights.some(
          ({ tab, request }) =>
            tab === turn.tab && request.method !== 'GET' && sectionOf(request.path) === section,
        );
      const lost = turn.oracle
        .openEdits(turn.tab)
        .find(
          (one) =>
            one.group.reverts !== true &&
            one.life === turn.tab.life &&
            !turn.oracle.isThere(one) &&
            !isSent(one) &&
            !isExpected(one),
        );
      if (lost !== undefined)
        turn.oracle.fail('leaving', `signing out does not ask about ${lost.cell} = ${String(lost.value)}`);
      return 'signs out';
    }
    turn.oracle.discard(turn.tab);
    fire(turn, session.logoutConfirmed);
    return 'signs out, and discards what is unsaved';
  },
};

/** The acts by the page on which they are done. */
const PAGE_OF_ACTS: Readonly<Record<PageName, readonly (readonly [string, Readonly<Record<string, Do>>])[]>> =
  {
    settings: [['settings', settingsActs]],
    redirects: [['redirects', redirectActs]],
    monitor: [
      ['inputs', inputActs],
      ['monitor', monitorActs],
    ],
    'second monitor': [
      ['inputs2', inputActs],
      ['monitor2', monitorActs],
    ],
    customers: [['customers', customerActs]],
    lists: [
      ['keywords', listActs(keywords, SECTIONS.keywords, 'keywords')],
      ['proxies', listActs(proxies as unknown as typeof keywords, SECTIONS.proxies, 'proxies')],
    ],
    access: [['access', accessActs]],
    commands: [['commands', commandActs]],
  };

const named = (prefix: string, acts: Readonly<Record<string, Do>>, page?: PageName): [string, Act][] =>
  Object.entries(acts).map(([name, run]) => [
    `${prefix}.${name}`,
    page === undefined ? { run } : { run, page },
  ]);

/** Every act by its name. */
export const ACTS: ReadonlyMap<string, Act> = new Map([
  ...(Object.keys(PAGE_OF_ACTS) as PageName[]).flatMap((page) =>
    PAGE_OF_ACTS[page].flatMap(([prefix, acts]) => named(prefix, acts, page)),
  ),
  ...named('world', worldActs),
  ...named('session', sessionActs),
]);

import {
  commands,
  customers,
  dashboardAccess,
  keywords,
  permissionDialog,
  proxies,
  SECTIONS,
} from '../pages.ts';
import { GROUPS, pick, undoAct, type Acts, type Do, type Turn } from './turn.ts';

const { view: customersView } = customers.screen;
const { events: customerEvents } = customers.actions;
const customersOf = ({ read }: Turn) =>
  read(customersView.customers).toSorted((x, y) => (x.id < y.id ? -1 : 1));
type Customer = ReturnType<typeof customersOf>[number];
const dayOf = ({ renewal }: Customer): string => (renewal.state === 'unknown' ? '' : renewal.day);
const onCustomer =
  (run: (turn: Turn, one: Customer) => string | null): Do =>
  (turn) => {
    const one = pick(customersOf(turn), turn.a);
    return one === undefined ? null : run(turn, one);
  };
const addMonth = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
};

export const customerActs: Acts = {
  extend: onCustomer(({ save, fire }, one) => {
    const { id } = one;
    const next = addMonth(dayOf(one));
    save(GROUPS.renewals, `${id}|next_renewal`, next, dayOf(one), { isRelative: true });
    fire(customerEvents.onExtend, id);
    return `extends customer ${id} to ${next}`;
  }),
  date: onCustomer(({ save, fire, token }, one) => {
    const { id } = one;
    const next = new Date(Date.UTC(2030, 0, Number(token.slice(1)))).toISOString().slice(0, 10);
    save(GROUPS.renewals, `${id}|next_renewal`, next, dayOf(one));
    fire(customerEvents.onRenewalCommit, { id, day: next, from: dayOf(one) });
    return `renews customer ${id} on ${next}`;
  }),
  product: onCustomer(({ read, edit, fire, b }, { id, ticked }) => {
    const product = pick(read(customersView.choices).products, b);
    if (product === undefined) return null;
    const has = ticked.has(product.key);
    edit(GROUPS.products, `${id}|has products ${product.key}`, !has, has);
    fire(customerEvents.onProductToggle, { id, key: product.key, isSelected: !has });
    return `${has ? 'unticks' : 'ticks'} ${product.name} of customer ${id}`;
  }),
  saveProducts: onCustomer(({ fire, writes }, { id }) => {
    writes();
    fire(customerEvents.onProductsSave, id);
    return `saves the products of customer ${id}`;
  }),
  undo: onCustomer((turn, one) => {
    if (!('isExtended' in one) || one.isExtended !== true) return null;
    turn.fire(customerEvents.onUndoExtension, one.id);
    const before = customersOf(turn).find(({ id }) => id === one.id) ?? one;
    turn.save(GROUPS.renewals, `${one.id}|next_renewal`, dayOf(before), dayOf(one), { isRelative: true });
    return `undoes the extension of customer ${one.id}`;
  }),
};

export const listActs = (name: 'keywords' | 'proxies'): Acts => {
  const { list, editor, $draft } = name === 'keywords' ? keywords : (proxies as unknown as typeof keywords);
  const section = SECTIONS[name];
  const group = GROUPS[name];
  const isIdle = ({ read }: Turn): boolean => read(editor.view.isOpen) && !read(editor.view.isSaving);
  const tokenOf = ({ token }: Turn): string => `${name}-${token}`;
  return {
    edit: ({ read, fire, a }) => {
      const row = pick(read(list.view.lists), a);
      if (row === undefined || read(editor.view.isOpen)) return null;
      fire(list.events.onEdit, row.id);
      return `opens the ${name} list ${row.name}`;
    },
    new: (turn) => {
      if (turn.read(editor.view.isOpen)) return null;
      const token = tokenOf(turn);
      // In the place of what was kept.
      turn.discard((one) => one.group === group && one.cell.startsWith('+'));
      turn.fire(list.events.onCreate);
      turn.edit(group, `+${token}`, token);
      turn.fire(editor.events.onNameChange, token);
      return `opens a new ${name} list ${token}`;
    },
    type: (turn) => {
      if (!isIdle(turn)) return null;
      const id = turn.read($draft)?.id ?? null;
      if (id === null) return null;
      const token = tokenOf(turn);
      turn.edit(group, `${id}|has ${name} ${token}`, true, false, { shownAs: `${section}|typed ${token}` });
      const text = turn.read(editor.view.text);
      turn.fire(editor.events.onTextChange, text === '' ? token : `${text}\n${token}`);
      return `types ${token} into the ${name} list`;
    },
    save: (turn) => {
      if (!isIdle(turn)) return null;
      turn.oracle.create(turn.tab, turn.read(editor.view.name));
      turn.writes();
      turn.fire(editor.events.onSave);
      return `saves the ${name} list`;
    },
    close: (turn) => {
      if (!isIdle(turn)) return null;
      turn.discard(group);
      turn.fire(editor.events.onClose);
      return `closes the ${name} list`;
    },
    delete: ({ read, fire, remove, a }) => {
      const row = pick(read(list.view.lists), a);
      if (row === undefined || read(editor.view.isOpen)) return null;
      remove(section, row.id);
      fire(list.events.onDelete, row.id);
      return `deletes the ${name} list ${row.name}`;
    },
    undo: undoAct(section, list.view.undoLabel, list.events.onUndo),
  };
};

const { screen: access, removal } = dashboardAccess;
export const accessActs: Acts = {
  remove: ({ read, fire, remove, a, b }) => {
    const one = pick(
      read(access.view.users).filter(({ role }) => role !== 'Owner'),
      a,
    );
    if (one === undefined || read(removal.view.state) !== null) return null;
    fire(access.events.onRemove, one.id);
    if (b % 4 === 3) {
      fire(removal.events.onCancel);
      return null;
    }
    remove(SECTIONS.users, one.id);
    fire(removal.events.onConfirm);
    return `removes ${one.name}`;
  },
  retry: ({ read, fire, writes, discard, b }) => {
    const state = read(removal.view.state);
    if (state === null || state.isPending) return null;
    const isRetry = b % 2 === 0;
    if (isRetry) writes();
    else discard(({ section }) => section === SECTIONS.users);
    fire(isRetry ? removal.events.onConfirm : removal.events.onCancel);
    return isRetry ? `removes ${state.name} again` : `does not remove ${state.name}`;
  },
};

const { view: permissions, events: permissionEvents } = permissionDialog;
export const commandActs: Acts = {
  permit: async ({ read, edit, fire, discard, settle, a, b }) => {
    const command = pick(read(commands.screen.view.commands), a);
    if (command === undefined || read(permissions.state) !== null) return null;
    fire(commands.screen.events.onEdit, command.id);
    await settle(({ request }) => request.method === 'GET');
    const role = pick(read(permissions.targets).roles, b);
    if (role === undefined || read(permissions.state) === null) return null;
    const isAllowed = b % 4 < 2;
    fire(permissionEvents.onNext);
    fire(permissionEvents.onSelectionChange, { kind: 'roles', ids: new Set([role.id]) });
    fire(permissionEvents.onNext);
    fire(permissionEvents.onPermissionsSet, { kind: 'roles', ids: [role.id], isAllowed });
    const cell = `${command.id}|has roles ${role.id}`;
    const shownAs = `${SECTIONS.commands}|selected roles ${role.id}`;
    // In the place of what was kept.
    discard(GROUPS.commands);
    edit(GROUPS.commands, `${cell} ${isAllowed}`, true, false, { shownAs });
    edit(GROUPS.commands, `${cell} ${!isAllowed}`, false, true, { shownAs });
    return `${isAllowed ? 'allows' : 'denies'} ${command.name} for ${role.name}`;
  },
  save: ({ read, fire, writes }) => {
    const state = read(permissions.state);
    if (state?.step !== 'configure' || state.isSaving) return null;
    writes();
    fire(permissionEvents.onSave);
    return 'saves the permissions';
  },
  close: ({ read, fire, discard }) => {
    const state = read(permissions.state);
    if (state === null || state.isSaving) return null;
    discard(GROUPS.commands);
    fire(permissionEvents.onClose);
    return 'closes the permissions';
  },
};

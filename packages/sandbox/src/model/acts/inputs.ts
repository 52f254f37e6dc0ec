import { $toast, toastActed } from '@dropdeck/domain/kernel/toasts';
import { flush } from '../clock.ts';
import type { Tab } from '../world.ts';
import { bulk, detail, edit as dialog, monitorAccess } from '../pages.ts';
import { GROUPS, pick, type Acts, type Do, type Turn } from './turn.ts';

const { table, bar, add, pending, queue, questions } = detail.inputs;
type Input = {
  readonly id: string | number;
  readonly link: string;
  readonly note?: string | null;
  readonly active?: boolean | null;
};
const isCovered = ({ read }: Turn): boolean =>
  read(dialog.view.isOpen) || read(monitorAccess.view.isOpen) || read(bulk.view.isOpen);
/** None while a dialog is over them. */
const inputsOf = (turn: Turn): readonly Input[] =>
  isCovered(turn) ? [] : (turn.read(table.view.inputs) as readonly Input[]);
const onRow =
  (run: (turn: Turn, row: Input) => string): Do =>
  (turn) => {
    const row = pick(inputsOf(turn), turn.a);
    return row === undefined ? null : run(turn, row);
  };

/** The last note of several inputs in a tab, and what was there before. */
const noted = new WeakMap<Tab, { readonly token: string; readonly before: ReadonlyMap<unknown, string> }>();

export const inputActs: Acts = {
  toggle: onRow(({ save, fire }, { id, active }) => {
    save(GROUPS.inputs, `${id}|active`, active !== true, active);
    fire(table.events.onActiveChange, { id, isActive: active !== true });
    return `switches input ${id} ${active === true ? 'off' : 'on'}`;
  }),
  note: onRow(({ save, fire, token }, { id, note }) => {
    save(GROUPS.inputs, `${id}|note`, token, note ?? '');
    fire(table.events.onManyChange, { ids: [id], change: { note: token } });
    return `notes ${token} at input ${id}`;
  }),
  noteAll: (turn) => {
    const rows = inputsOf(turn);
    if (rows.length === 0) return null;
    for (const { id, note } of rows) turn.edit(GROUPS.inputs, `${id}|note`, turn.token, note ?? '');
    noted.set(turn.tab, {
      token: turn.token,
      before: new Map(rows.map(({ id, note }) => [id, note ?? ''])),
    });
    turn.writes();
    turn.fire(table.events.onManyChange, { ids: rows.map(({ id }) => id), change: { note: turn.token } });
    return `notes ${turn.token} at all inputs`;
  },
  undoNotes: (turn) => {
    const { action = null } = turn.read($toast) ?? {};
    const last = noted.get(turn.tab);
    if (last === undefined || action?.id.startsWith('undo:input edits:') !== true) return null;
    const rows = inputsOf(turn).filter(({ note }) => note === last.token);
    // What is offered is what was saved last.
    if (rows.length === 0 || turn.read(queue.view.count) > 0) return null;
    for (const { id } of rows) turn.edit(GROUPS.inputs, `${id}|note`, last.before.get(id) ?? '', last.token);
    turn.writes();
    turn.fire(toastActed, action.id);
    return `undoes the note ${last.token}`;
  },
  edit: onRow(({ fire }, { id }) => {
    fire(table.events.onEdit, id);
    return `opens input ${id}`;
  }),
  type: ({ read, edit, fire, token }) => {
    if (!read(dialog.view.isOpen)) return null;
    const { id, note } = read(dialog.view.values) as {
      readonly id?: string | number;
      readonly note: string;
    };
    edit(GROUPS.inputDialog, `${id ?? ''}|note`, token, note);
    fire(dialog.events.onChange, { note: token });
    return `types ${token} into the note of input ${id ?? ''}`;
  },
  save: ({ read, fire, writes, discard, oracle, tab, b }) => {
    if (!read(dialog.view.isOpen)) return null;
    const isClosing = b % 4 === 3;
    writes();
    fire(isClosing ? dialog.events.onClose : dialog.events.onSave);
    if (isClosing) discard(GROUPS.inputDialog);
    else oracle.regroup(tab, GROUPS.inputDialog, GROUPS.inputs);
    return `${isClosing ? 'closes' : 'saves'} the dialog of an input`;
  },
  delete: onRow(({ remove, fire, monitor }, { id, link }) => {
    remove(monitor, id);
    fire(table.events.onDelete, id);
    return `deletes input ${link}`;
  }),
  deleteMany: (turn) => {
    const { read, fire, remove, monitor, b } = turn;
    const ids = inputsOf(turn).map(({ id }) => id);
    if (ids.length < 2) return null;
    fire(table.events.onDeleteMany, ids);
    if (b % 3 === 0) fire(questions.events.onDeleteCancel);
    if (read(questions.view.deleteQuestion) === null) return null;
    for (const id of ids) remove(monitor, id);
    fire(questions.events.onDeleteConfirm);
    return 'deletes all inputs';
  },
  undo: ({ read, fire, restore }) => {
    const offer = read(bar.view.undo);
    if (offer === null) return null;
    // Offered for inputs of another monitor, it restores them there.
    for (const { link } of offer.item.items) restore(`/v1/monitors/${offer.item.uuid}`, link);
    fire(bar.events.onUndo);
    return `undoes the deletion of ${offer.label}`;
  },
  add: (turn) => {
    const { read, edit, fire, discard, writes, oracle, tab, token, a, b } = turn;
    if (isCovered(turn)) return null;
    const link = `https://shop.example/${token}`;
    const before = read(add.view.values).link;
    discard(({ value }) => value === before && before !== '');
    edit(GROUPS.newInputs, `+${link}`, link);
    fire(add.events.onChange, { link });
    if (b % 4 === 3) return `types ${link} as a new input`;
    oracle.create(tab, link);
    writes();
    fire(a % 3 === 0 ? add.events.onAddDisabled : add.events.onAdd);
    return `adds ${link}`;
  },
  retryAdd: ({ read, fire, writes, oracle, tab, a }) => {
    const one = pick(read(pending.view.pending), a);
    if (one?.phase !== 'failed') return null;
    oracle.create(tab, one.item.link);
    writes();
    fire(pending.events.onRetry, one.key);
    return `retries ${one.item.link}`;
  },
  removeAdd: ({ read, fire, discard, a }) => {
    const one = pick(read(pending.view.pending), a);
    if (one?.phase !== 'failed') return null;
    discard(({ value }) => value === one.item.link);
    fire(pending.events.onRemove, one.key);
    return `removes ${one.item.link}`;
  },
  paste: async (turn) => {
    const { fire, edit, discard, writes, oracle, tab, token, b } = turn;
    if (isCovered(turn)) return null;
    const links = [token, `${token}b`].map((each) => `https://shop.example/${each}`);
    const isAdding = b % 4 !== 3;
    // In the place of what was kept.
    discard(GROUPS.pastedInputs);
    fire(add.events.onAddMany);
    fire(bulk.events.onTextChange, links.join('\n'));
    // The lines are read.
    await flush();
    for (const link of links) {
      edit(GROUPS.pastedInputs, `+${link}`, link);
      if (isAdding) oracle.create(tab, link);
    }
    if (isAdding) writes();
    if (isAdding) fire(bulk.events.onAdd);
    return `pastes ${links.join(' and ')}${isAdding ? ' and adds them' : ''}`;
  },
  endPaste: ({ read, fire, discard, writes, oracle, tab, a }) => {
    const { view, events } = bulk;
    if (!read(view.isOpen) || read(view.progress) !== null) return null;
    if (a % 2 === 0) {
      discard(GROUPS.pastedInputs);
      fire(events.onClose);
      return 'closes the pasted inputs';
    }
    for (const { link } of read(view.lines)) oracle.create(tab, link);
    writes();
    fire(events.onAdd);
    return 'adds the rest of the pasted inputs';
  },
  queue: ({ read, fire, discard, writes, monitor, a }) => {
    if (read(queue.view.count) === 0) return null;
    const { onSave, onDiscard, onStop } = queue.events;
    const kind = Math.min(a % 4, 2);
    if (kind === 0) discard(({ group, section }) => group === GROUPS.inputs && section === monitor);
    if (kind === 2) writes();
    fire([onDiscard, onStop, onSave][kind] ?? onSave);
    return `${['discards', 'stops', 'saves'][kind] ?? ''} the queued inputs`;
  },
};
